import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Registry } from '@solvent/delivery'
import { openRevision, readPublicKey } from '@solvent/delivery/signing'

/** The revision in force, read like a server: by the pointer, with the public key. */
export function currentRegistry(store: string): Registry {
  const registry = path.join(store, 'registry')
  const current = readFileSync(path.join(registry, 'current'), 'utf8').trim()
  const text = readFileSync(path.join(registry, 'revisions', `${current.padStart(6, '0')}.json`), 'utf8')
  const key = readPublicKey(readFileSync(`${store}.key.pub`, 'utf8'))
  // The tests check the rows.
  return openRevision(text, key).registry as Registry
}

/** The stable version of a remote. */
export function versionOf(store: string, name = 'coins_mfe'): string | undefined {
  return currentRegistry(store).remotes[name]?.version
}
