import { randomBytes } from 'node:crypto'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { HASH_COST, type HashCost } from './hash-cost'
import { inHashingQueue } from './hashing-queue'

/** A salted hash to check a secret by: argon2id, the package's default variant. */
export function hashSecret(secret: string): Promise<string> {
  return inHashingQueue(() => hash(secret, HASH_COST))
}

/** Of no secret; to check against it takes as long as against any other. Nothing is hashed for it, so a start costs nothing. */
const dummyHash = `${prefix()}${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`

/**
 * Whether the secret is the hashed one. Without a hash, for an account that does not exist, the answer is no
 * after the same work, so that the time gives nothing away.
 */
export async function matchesHash(secret: string, hashed: string | null): Promise<boolean> {
  const matches = await inHashingQueue(() => verify(hashed ?? dummyHash, secret))
  return matches && hashed !== null
}

/** Whether the hash was made when hashes cost something else than they do now. */
export function isOutdatedHash(hashed: string): boolean {
  return !hashed.startsWith(prefix())
}

/** How a hash of today's cost begins, in the PHC string format. */
function prefix(): string {
  const { memoryCost, timeCost, parallelism } = HASH_COST
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

/** A key of 32 bytes from a password, by argon2id at this cost with a salt of its own. */
export function deriveKey(password: string, salt: Buffer, cost: HashCost): Promise<Buffer> {
  return inHashingQueue(() => hashRaw(password, { ...cost, salt, outputLen: 32 }))
}
