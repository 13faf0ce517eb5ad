import { hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { SECRET_KEY_LENGTH } from '@solvent/contracts'
import { HASH_COST, type HashCost } from './hash-cost'
import { seal, unseal } from './sealed-box'
import { deriveKey } from './secret-hash'

/** Letters and digits that are not confused with each other on paper: 57 of them, 70 bits in 12. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
const SALT_BYTES = 16
/** The cost of a stored text that does not name one. */
const DEFAULT_COST: HashCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

export function newRecoveryKey(): string {
  return Array.from({ length: SECRET_KEY_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}

/**
 * Encrypts the recovery key so that only the person's password opens it, not the server's own key. The text includes
 * the cost of its hash, so it still opens after the cost changes.
 */
export async function sealRecoveryKey(userId: string, password: string, key: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const { memoryCost, timeCost, parallelism } = HASH_COST
  const sealed = seal(await passwordKey(password, salt, HASH_COST), purpose(userId), key)
  return `${salt.toString('base64')}.${sealed}.${memoryCost}-${timeCost}-${parallelism}`
}

/** @throws Error if the password is not the one it was sealed with. */
export async function openRecoveryKey(userId: string, password: string, stored: string): Promise<string> {
  const [salt = '', sealed = '', cost] = stored.split('.')
  const key = await passwordKey(password, Buffer.from(salt, 'base64'), parseCost(cost))
  return unseal(key, purpose(userId), sealed)
}

function parseCost(text: string | undefined): HashCost {
  if (text === undefined) return DEFAULT_COST
  const [memoryCost = 0, timeCost = 0, parallelism = 0] = text.split('-').map(Number)
  return { memoryCost, timeCost, parallelism }
}

async function passwordKey(password: string, salt: Buffer, cost: HashCost): Promise<Buffer> {
  return Buffer.from(
    hkdfSync('sha256', await deriveKey(password, salt, cost), '', 'solvent:recovery-key', 32),
  )
}

function purpose(userId: string): string {
  return `${userId}:recovery-key:v1`
}
