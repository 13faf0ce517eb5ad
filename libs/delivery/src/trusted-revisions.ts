import type { KeyObject } from 'node:crypto'
import { refusalOf } from './policy-checks'
import { type OpenedRevision, openRevision } from './signing'

/** A revision signed by the platform, or by a team whose change the policy before it allows. */
export type TrustedRevision = Omit<OpenedRevision, 'signer'>

/**
 * Opens a stored revision. It yields the number of each file that it needs and is sent that file's text: the revision
 * itself, and those before it back to one that is signed by the platform or was opened before.
 *
 * @throws Error if the revision is not trusted
 */
export type OpenSteps = Generator<number, TrustedRevision, string>

/** A revision is signed by a team that may not make its change. */
export class NotAllowed extends Error {}

/** Decides which revisions of a registry are trusted. */
export interface TrustedRevisions {
  open(number: number): OpenSteps
}

/** Trust begins with the platform's key: it signs the policy that says which teams may change what. */
export function trustedRevisions(platformKey: KeyObject): TrustedRevisions {
  const hashes = new Map<number, string>()

  function isRoot({ signer, hash, registry: { revision } }: OpenedRevision): boolean {
    return signer === null || hashes.get(revision) === hash
  }

  function* open(number: number): OpenSteps {
    let current = opened(yield number, number, platformKey)
    const later: OpenedRevision[] = []
    while (!isRoot(current)) {
      later.push(current)
      const previous = current.registry.revision - 1
      if (previous < 1) throw new Error('The first revision is not signed by the key of the platform')
      current = opened(yield previous, previous, platformKey)
    }
    hashes.set(current.registry.revision, current.hash)
    for (const next of later.reverse()) {
      requireAllowed(current, next)
      hashes.set(next.registry.revision, next.hash)
      current = next
    }
    return { registry: current.registry, hash: current.hash }
  }
  return { open }
}

function opened(text: string, number: number, platformKey: KeyObject): OpenedRevision {
  const revision = openRevision(text, platformKey)
  if (revision.registry.revision !== number) throw new Error(`It is revision ${revision.registry.revision}`)
  return revision
}

function requireAllowed(before: OpenedRevision, { registry, signer }: OpenedRevision): void {
  if (registry.previous !== before.hash)
    throw new Error(`It does not follow revision ${registry.revision - 1}`)
  const refusal = signer === null ? null : refusalOf(before.registry, registry, signer)
  if (refusal) throw new NotAllowed(refusal)
}
