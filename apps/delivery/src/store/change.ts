import fs from 'node:fs'
import type { OpenedRegistry } from '@solvent/delivery/signing'
import { signingKey } from './keys'
import { withLock } from './lock'
import { appendRevision, newestRevision } from './revisions'
import type { Store } from './store'

/** On whose behalf, and on what, a command works. */
export interface Context {
  readonly store: Store
  readonly by: string
}

/** What the next revision says, beside who and when. */
export interface Change {
  /** In words, such as `pin assets_mfe 0.1.0-1a2b3c4d`. */
  readonly change: string
  readonly remotes: Record<string, unknown>
}

/** Of a store without any revision. */
const NOTHING = { revision: 0, remotes: {} }

/**
 * Makes the next revision of the registry out of the one in force, while nobody else does; `decide` answers null where
 * nothing is to change. It is asked again when another writer was quicker.
 *
 * @returns the number of the revision in force afterwards
 */
export async function changeRegistry(
  { store, by }: Context,
  decide: (registry: Pick<OpenedRegistry, 'revision' | 'remotes'>) => Change | null,
): Promise<number> {
  fs.mkdirSync(store.revisions, { recursive: true })
  fs.mkdirSync(store.shells, { recursive: true })
  return withLock(store.lock, () => {
    const key = signingKey(store)
    for (;;) {
      const former = newestRevision(store, key)
      const registry = former?.registry ?? NOTHING
      const change = decide(registry)
      if (!change) return registry.revision
      const at = new Date().toISOString()
      const revision = appendRevision(store, key, former, { at, by, ...change })
      if (revision !== null) return revision
    }
  })
}
