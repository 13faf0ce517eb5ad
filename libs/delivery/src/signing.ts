import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { Registry, SignedRegistry } from './registry'
import * as schema from './schema'

/** A registry with a verified signature; its rows are not validated yet. */
export type OpenedRegistry = Omit<Registry, 'remotes'> & { remotes: Record<string, unknown> }

/** The hash by which the next revision refers to this one: SHA-256 of the signed text, in hex. */
export function hashOf({ signed }: SignedRegistry): string {
  return createHash('sha256').update(signed).digest('hex')
}

/** Signs a revision with an Ed25519 key; invalid rows are left unchanged. */
export function signRegistry(registry: OpenedRegistry, key: KeyObject): SignedRegistry {
  const signed = JSON.stringify(registry)
  return { signed, signature: sign(null, Buffer.from(signed), key).toString('base64') }
}

/**
 * Parses a stored revision and verifies its signature.
 *
 * @throws Error if it is not JSON, not signed with this key, or not a revision
 */
export function openRegistry(text: string, publicKey: KeyObject): OpenedRegistry {
  const envelope = schema.signedRegistry.safeParse(parseJson(text))
  if (!envelope.success) throw new Error('It is not a signed registry')
  const { signed, signature } = envelope.data
  const isSigned = verify(null, Buffer.from(signed), publicKey, Buffer.from(signature, 'base64'))
  if (!isSigned) throw new Error('Its signature is not by the key of this registry')
  const registry = schema.registry.safeParse(parseJson(signed))
  if (!registry.success)
    throw new Error(`It is not a revision of the registry: ${registry.error.issues[0]?.path.join('.')}`)
  return registry.data
}

/**
 * Reads a public key in PEM.
 *
 * @throws Error if it is not an Ed25519 key
 */
export function readPublicKey(pem: string): KeyObject {
  const key = createPublicKey(pem)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('It is not an Ed25519 key')
  return key
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
