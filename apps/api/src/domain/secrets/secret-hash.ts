import { randomBytes } from 'node:crypto'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { HASH_COST, type HashCost } from './hash-cost'
import { inHashingQueue } from './hashing-queue'

/** A salted hash of a secret: argon2id, the package's default variant. */
export function hashSecret(secret: string): Promise<string> {
  return inHashingQueue(() => hash(secret, HASH_COST))
}

/**
 * Matches no secret, but takes as long to verify as any other hash. It is made of random bytes rather than by hashing,
 * which would slow down startup.
 */
const dummyHash = `${prefix()}${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`

/**
 * Whether the secret matches the hash. A null hash, as of an account that does not exist, never matches and takes the
 * same time, so that the response time does not reveal which accounts exist.
 */
export async function verifySecret(secret: string, hashed: string | null): Promise<boolean> {
  const matches = await inHashingQueue(() => verify(hashed ?? dummyHash, secret))
  return matches && hashed !== null
}

/** Whether the hash was made with a cost other than the current one. */
export function isOutdatedHash(hashed: string): boolean {
  return !hashed.startsWith(prefix())
}

/** A key of 32 bytes from a password, by argon2id with this salt and cost. */
export function deriveKey(password: string, salt: Buffer, cost: HashCost): Promise<Buffer> {
  return inHashingQueue(() => hashRaw(password, { ...cost, salt, outputLen: 32 }))
}

/** The beginning of a hash with the current cost, in the PHC string format. */
function prefix(): string {
  const { memoryCost, timeCost, parallelism } = HASH_COST
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
