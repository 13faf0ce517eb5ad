// @ts-check
// Preloaded into the server to replace argon2 with a cheap hash. Each journey registers its own users, and real hashes
// would cost more CPU than everything else the server does for a journey. The format stays the same, so that the server
// accepts them; the real cost parameters are tested in the server.
import { createHash, randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'

/** @param {import('node:crypto').BinaryLike} salt @param {string} secret */
function digest(salt, secret) {
  return createHash('sha256').update(salt).update(secret).digest()
}

/** @param {Buffer} bytes */
function unpaddedBase64(bytes) {
  return bytes.toString('base64').replace(/=+$/, '')
}

const require = createRequire(import.meta.url)

Object.assign(require('@node-rs/argon2'), {
  /** @param {string} secret @param {{ memoryCost: number, timeCost: number, parallelism: number }} cost */
  async hash(secret, { memoryCost, timeCost, parallelism }) {
    const salt = unpaddedBase64(randomBytes(16))
    return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${unpaddedBase64(digest(salt, secret))}`
  },

  /** @param {string} hashed @param {string} secret */
  async verify(hashed, secret) {
    const [salt = '', expected] = hashed.split('$').slice(-2)
    return unpaddedBase64(digest(salt, secret)) === expected
  },

  /** @param {string} secret @param {{ salt: Buffer }} options */
  async hashRaw(secret, { salt }) {
    return digest(salt, secret)
  },
})
