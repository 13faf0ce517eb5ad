import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { Registry, SignedRegistry } from './registry'
import * as schema from './schema'

/** The registry as it was signed; its rows are not looked at yet. */
export type OpenedRegistry = Omit<Registry, 'remotes'> & { remotes: Record<string, unknown> }

/** What a revision names as its predecessor: SHA-256 of the text that was signed, in hex. */
export function hashOf({ signed }: SignedRegistry): string {
  return createHash('sha256').update(signed).digest('hex')
}

/** Signs a revision with an Ed25519 key; rows that cannot be read stay as they are. */
export function signRegistry(registry: OpenedRegistry, key: KeyObject): SignedRegistry {
  const signed = JSON.stringify(registry)
  return { signed, signature: sign(null, Buffer.from(signed), key).toString('base64') }
}

/**
 * Reads a stored revision.
 *
 * @throws Error that says what is wrong: no JSON, not signed with this key, or not a revision
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

/** Reads a public key, PEM. @throws Error if it is no Ed25519 key */
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
