import fs from 'node:fs'
import type { OpenedRegistry } from '@solvent/delivery/signing'
import { signingKey } from './keys'
import { withLock } from './lock'
import { appendRevision, newestRevision } from './revisions'
import type { Store } from './store'

/** The store that a command works on, and its author for the history. */
export interface Context {
  readonly store: Store
  readonly by: string
}

/** The contents of the next revision, apart from author and time. */
export interface Change {
  /** In words, such as `pin assets_mfe 0.1.0-1a2b3c4d`. */
  readonly change: string
  readonly remotes: Record<string, unknown>
}

/** The registry of a store without revisions. */
const EMPTY_REGISTRY = { revision: 0, remotes: {} }

/**
 * Makes the next revision of the registry under the lock. `decide` returns the change, or null for none; it is called
 * again if another writer was faster.
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
      const registry = former?.registry ?? EMPTY_REGISTRY
      const change = decide(registry)
      if (!change) return registry.revision
      const at = new Date().toISOString()
      const revision = appendRevision(store, key, former, { at, by, ...change })
      if (revision !== null) return revision
    }
  })
}
