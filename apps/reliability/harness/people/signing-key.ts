import { hkdfSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Store } from '../app/api-process'

/** Derives the key that signs tokens, as an attacker with the server's key file could. */
export function signingKey(store: Store): Buffer {
  const file = store.engine === 'embedded' ? `${store.dataDir}.key` : store.keyFile
  const serverKey = Buffer.from(readFileSync(file, 'utf8'), 'base64')
  return Buffer.from(hkdfSync('sha256', serverKey, '', 'solvent:jwt', 32))
}
