import { createPublicKey } from 'node:crypto'
import fs from 'node:fs'
import { type Policy, teamOf } from '@solvent/delivery/policy'
import { refusalOf } from '@solvent/delivery/policy-checks'
import { type OpenedRegistry, publicText } from '@solvent/delivery/signing'
import type { TrustedRevision } from '@solvent/delivery/trusted-revisions'
import { Refusal } from '../failure'
import { platformKey, type Signer, signerOf } from './keys'
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
  /** Another policy; without one, that of the registry stays. */
  readonly policy?: Policy
  /** Stores what the revision names, once it is known to be allowed. */
  readonly prepare?: () => void
}

/** What the next revision follows. */
export type FormerRegistry = Pick<OpenedRegistry, 'revision' | 'remotes' | 'policy'>

/** The registry of a store without revisions. */
const EMPTY_REGISTRY: FormerRegistry = { revision: 0, remotes: {} }

/**
 * Makes the next revision of the registry under the lock. `decide` returns the change, or null for none; it is called
 * again if another writer was faster.
 *
 * @returns the number of the revision in force afterwards
 * @throws Refusal if the signer may not make the change
 */
export async function changeRegistry(
  { store, by }: Context,
  decide: (registry: FormerRegistry) => Change | null,
): Promise<number> {
  fs.mkdirSync(store.revisions, { recursive: true })
  fs.mkdirSync(store.shells, { recursive: true })
  return withLock(store.lock, () => {
    const signer = signerOf(store)
    for (;;) {
      const former = newestRevision(store, platformKey(store))
      const change = decide(former?.registry ?? EMPTY_REGISTRY)
      if (!change) return former?.registry.revision ?? 0
      const next = nextRegistry(former, change, authorOf(store, signer, former, by))
      requireAllowed(signer, former, next)
      change.prepare?.()
      const revision = appendRevision(store, signer, next)
      if (revision !== null) return revision
    }
  })
}

/**
 * Requires the key of the platform, for what is not part of a revision.
 *
 * @throws Refusal
 */
export function requirePlatform(store: Store, what: string): void {
  if (!fs.existsSync(store.publicKeyFile) || signerOf(store).role === 'platform') return
  throw new Refusal(`${store.keyFile} is not the key of the platform, which alone ${what}.`)
}

function nextRegistry(former: TrustedRevision | null, change: Change, by: string): OpenedRegistry {
  const { prepare: _, ...content } = change
  const policy = content.policy ?? former?.registry.policy
  // Never before the revision that it follows, if the clocks of two writers differ.
  const at = new Date(Math.max(Date.now(), Date.parse(former?.registry.at ?? '') || 0)).toISOString()
  const revision = (former?.registry.revision ?? 0) + 1
  return { revision, previous: former?.hash ?? null, at, by, ...content, ...(policy && { policy }) }
}

/** The author as the history names them: the team that signs, and the person. */
function authorOf(store: Store, { key, role }: Signer, former: TrustedRevision | null, by: string): string {
  if (role === 'platform') return by
  const team = teamOf(former?.registry.policy, publicText(createPublicKey(key)))
  if (!team)
    throw new Refusal(
      `The key ${store.keyFile} belongs to no team of the policy. Sign with a key that the policy names, or ask the operators of the platform to add it.`,
    )
  return `${team} (${by})`.slice(0, 80)
}

function requireAllowed({ key, role }: Signer, former: TrustedRevision | null, next: OpenedRegistry): void {
  if (role === 'platform' || !former) return
  const refusal = refusalOf(former.registry, next, publicText(createPublicKey(key)))
  if (refusal) throw new Refusal(`${refusal}. Nothing was changed. See: npm run remotes -- policy`)
}
