import { createHmac, hkdfSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Person } from '@solvent/api-testing/person'
import type { Store } from '../app/api-process'

export type Claims = Record<string, unknown>

/** What the token says, as anybody can read it. */
export function claimsOf({ token }: Person): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims
}

export function userIdOf(person: Person): string {
  return String(claimsOf(person).user_id)
}

/** The key that signs tokens, as somebody would have it who has stolen the server's key file. */
export function signingKey(store: Store): Buffer {
  const file = store.engine === 'embedded' ? `${store.dataDir}.key` : store.keyFile
  const serverKey = Buffer.from(readFileSync(file, 'utf8'), 'base64')
  return Buffer.from(hkdfSync('sha256', serverKey, '', 'solvent:jwt', 32))
}

/** A token made without the server's own code. */
export function forge(claims: Claims, key: Buffer, { alg = 'HS256', hash = 'sha256' } = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg, typ: 'JWT' })}.${part(claims)}`
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
}
