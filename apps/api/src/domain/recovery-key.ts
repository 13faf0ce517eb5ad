import { hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { SECRET_KEY_LENGTH } from '@solvent/contracts'
import { seal, unseal } from './sealed-box'
import { stretch } from './secret-hash'

/** Letters and digits that cannot be mistaken for each other on paper: 57 of them, 70 bits in 12. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
const SALT_BYTES = 16

export function newRecoveryKey(): string {
  return Array.from({ length: SECRET_KEY_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}

/** Encrypts the recovery key so that only the person's password opens it, not the server's own key. */
export async function sealRecoveryKey(userId: string, password: string, key: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const sealed = seal(await passwordKey(password, salt), purpose(userId), key)
  return `${salt.toString('base64')}.${sealed}`
}

/** @throws Error if the password is not the one it was sealed with. */
export async function openRecoveryKey(userId: string, password: string, stored: string): Promise<string> {
  const [salt = '', sealed = ''] = stored.split('.')
  return unseal(await passwordKey(password, Buffer.from(salt, 'base64')), purpose(userId), sealed)
}

async function passwordKey(password: string, salt: Buffer): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await stretch(password, salt), '', 'solvent:recovery-key', 32))
}

function purpose(userId: string): string {
  return `${userId}:recovery-key:v1`
}
