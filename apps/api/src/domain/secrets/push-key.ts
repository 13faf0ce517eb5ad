import { createECDH } from 'node:crypto'

/** The key with which the server identifies itself to push services (VAPID, RFC 8292), as base64url. */
export interface PushKey {
  /** An uncompressed point. */
  publicKey: string
  privateKey: string
}

/** @param scalar 32 secret bytes */
export function pushKeyOf(scalar: Buffer): PushKey {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(scalar)
  return {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: scalar.toString('base64url'),
  }
}
