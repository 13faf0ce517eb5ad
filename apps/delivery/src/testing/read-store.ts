import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Registry } from '@solvent/delivery'
import { openRegistry, readPublicKey } from '@solvent/delivery/signing'

/** The revision in force, read as a server does: by the pointer, with the public key. */
export function inForce(store: string): Registry {
  const registry = path.join(store, 'registry')
  const current = readFileSync(path.join(registry, 'current'), 'utf8').trim()
  const text = readFileSync(path.join(registry, 'revisions', `${current.padStart(6, '0')}.json`), 'utf8')
  const key = readPublicKey(readFileSync(`${store}.key.pub`, 'utf8'))
  // Rows are looked at by the tests.
  return openRegistry(text, key) as Registry
}

/** Which version of a remote most people get. */
export function versionOf(store: string, name = 'coins_mfe'): string | undefined {
  return inForce(store).remotes[name]?.version
}
