import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { Registry, SignedRegistry } from './registry'
import * as schema from './schema'

/** A registry with a verified signature; its rows are not validated yet. */
export type OpenedRegistry = Omit<Registry, 'remotes'> & { remotes: Record<string, unknown> }

/** A revision signed by the key that it names, which may still be any key. */
export interface OpenedRevision {
  readonly registry: OpenedRegistry
  readonly hash: string
  /** The public key of a team, SPKI in base64; null for the platform. */
  readonly signer: string | null
}

/** The hash by which the next revision refers to this one: SHA-256 of the signed text, in hex. */
export function hashOf({ signed }: SignedRegistry): string {
  return createHash('sha256').update(signed).digest('hex')
}

/** Signs a revision with an Ed25519 key, the platform's or a team's; invalid rows are left unchanged. */
export function signRegistry(
  registry: OpenedRegistry,
  key: KeyObject,
  signer: 'platform' | 'team' = 'platform',
): SignedRegistry {
  const signed = JSON.stringify(registry)
  const signature = sign(null, Buffer.from(signed), key).toString('base64')
  return { signed, signature, ...(signer === 'team' && { key: publicText(createPublicKey(key)) }) }
}

/**
 * Parses a stored revision and verifies its signature by the platform's key, or by the team's key that it names.
 * `trustedRevisions` decides whether that team may make the change.
 *
 * @throws Error if it is not JSON, not signed, or not a revision
 */
export function openRevision(text: string, platformKey: KeyObject): OpenedRevision {
  const envelope = schema.signedRegistry.safeParse(parseJson(text))
  if (!envelope.success) throw new Error('It is not a signed registry')
  const { signed, signature, key: signer = null } = envelope.data
  const key = signer === null ? platformKey : keyOfText(signer)
  if (!verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64')))
    throw new Error('Its signature is not by the key of this registry')
  const registry = schema.registry.safeParse(parseJson(signed))
  if (!registry.success)
    throw new Error(`It is not a revision of the registry: ${registry.error.issues[0]?.path.join('.')}`)
  return { registry: registry.data, hash: hashOf(envelope.data), signer }
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

/** A public key as a policy names it: SPKI in base64. */
export function publicText(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64')
}

function keyOfText(text: string): KeyObject {
  return createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
