import { hkdfSync } from 'node:crypto'

export interface ServerKeys {
  /** Signs access tokens. */
  tokens: Buffer
  /** Encrypts people's AI keys. */
  aiKeys: Buffer
  /** Signs the ids of programs that registered themselves. */
  programs: Buffer
  /** Encrypts the secrets of webhooks. */
  webhooks: Buffer
  /** Identifies the server to push services. */
  push: Buffer
  /** Encrypts the secrets of authenticator apps. */
  apps: Buffer
  /** Signs logins that wait for a second factor, and challenges for passkeys. */
  logins: Buffer
}

/**
 * Derives one key per purpose from the server's one secret.
 *
 * @param serverKey at least 32 random bytes.
 */
export function deriveServerKeys(serverKey: Buffer): ServerKeys {
  return {
    tokens: derive(serverKey, 'jwt'),
    aiKeys: derive(serverKey, 'ai-key'),
    programs: derive(serverKey, 'programs'),
    webhooks: derive(serverKey, 'webhooks'),
    push: derive(serverKey, 'push'),
    apps: derive(serverKey, 'authenticator-apps'),
    logins: derive(serverKey, 'logins'),
  }
}

function derive(serverKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serverKey, '', `solvent:${purpose}`, 32))
}
