import { randomBytes } from 'node:crypto'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { HASH_COST } from './hash-cost'
import { inHashingQueue } from './hashing-queue'

/** A salted hash to check a secret by: argon2id, the package's default variant. */
export function hashSecret(secret: string): Promise<string> {
  return inHashingQueue(() => hash(secret, HASH_COST))
}

const nobody = hashSecret(randomBytes(32).toString('base64'))

/**
 * Whether the secret is the hashed one. Without a hash, for an account that does not exist, the answer is no
 * after the same work, so that the time tells nothing.
 */
export async function matchesHash(secret: string, hashed: string | null): Promise<boolean> {
  const against = hashed ?? (await nobody)
  const matches = await inHashingQueue(() => verify(against, secret))
  return matches && hashed !== null
}

/** 32 bytes from a password, by argon2id with its own salt. */
export function stretch(password: string, salt: Buffer): Promise<Buffer> {
  return inHashingQueue(() => hashRaw(password, { ...HASH_COST, salt, outputLen: 32 }))
}
