import { createHmac, hkdfSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Person } from '@solvent/api-testing/person'
import type { Store } from '../app/api-process'

export type Claims = Record<string, unknown>

/** Decodes the claims of the token without verifying it. */
export function claimsOf({ token }: Person): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims
}

export function userIdOf(person: Person): string {
  return String(claimsOf(person).user_id)
}

/** Derives the key that signs tokens, as an attacker with the server's key file could. */
export function signingKey(store: Store): Buffer {
  const file = store.engine === 'embedded' ? `${store.dataDir}.key` : store.keyFile
  const serverKey = Buffer.from(readFileSync(file, 'utf8'), 'base64')
  return Buffer.from(hkdfSync('sha256', serverKey, '', 'solvent:jwt', 32))
}

/** Creates a token without the server's code. */
export function forge(claims: Claims, key: Buffer, { alg = 'HS256', hash = 'sha256' } = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg, typ: 'JWT' })}.${part(claims)}`
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
}
