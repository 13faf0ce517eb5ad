// @ts-check
// Loaded into the server before its program. Each journey has people of its own, and the hashes of a registration would
// cost more of the processor than everything else that the server does for a journey. They keep their format, so that
// the server takes them for its own; what they cost is tested beside it.
import { createHash, randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'

/** @param {import('node:crypto').BinaryLike} salt @param {string} secret */
function digest(salt, secret) {
  return createHash('sha256').update(salt).update(secret).digest()
}

/** @param {Buffer} bytes */
function unpadded(bytes) {
  return bytes.toString('base64').replace(/=+$/, '')
}

const require = createRequire(import.meta.url)

Object.assign(require('@node-rs/argon2'), {
  /** @param {string} secret @param {{ memoryCost: number, timeCost: number, parallelism: number }} cost */
  async hash(secret, { memoryCost, timeCost, parallelism }) {
    const salt = unpadded(randomBytes(16))
    return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${unpadded(digest(salt, secret))}`
  },

  /** @param {string} hashed @param {string} secret */
  async verify(hashed, secret) {
    const [salt = '', expected] = hashed.split('$').slice(-2)
    return unpadded(digest(salt, secret)) === expected
  },

  /** @param {string} secret @param {{ salt: Buffer }} options */
  async hashRaw(secret, { salt }) {
    return digest(salt, secret)
  },
})
