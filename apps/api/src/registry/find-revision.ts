import type { TrustedRevisions } from '@solvent/delivery/trusted-revisions'
import type { FolderPass } from './folder-pass'
import { RegistryFault } from './registry-fault'
import {
  listRevisions,
  type RegistryFiles,
  type Revision,
  readPointer,
  readRevision,
  readTrust,
  storedHash,
} from './registry-folder'

/** The maximum number of revisions that are searched for a valid one. */
const MAX_REVISIONS_TRIED = 20

/** The currently served revision. */
type Served = Pick<Revision, 'revision' | 'hash'>

/**
 * The revision that `current` names, if it may follow the served one.
 *
 * @throws RegistryFault that says what is wrong
 */
export async function nextRevision(
  files: RegistryFiles,
  served: Served | null,
  pass: FolderPass,
): Promise<Revision> {
  const number = await readPointer(files, pass)
  const trust = await readTrust(files, pass)
  if (served && number < served.revision) throw replayedFault(number, served.revision)
  const revision = await readRevision(files, trust, number, pass)
  if (served?.revision === number && served.hash !== revision.hash)
    throw new RegistryFault('changed', `Revision ${number} is not the one that it was`)
  await requireChain(files, revision, served, pass)
  if (served === null) await requireNewest(files, trust, number, pass)
  return revision
}

/** The newest validly signed revision, whatever `current` names; null if there is none. */
export async function newestRevision(files: RegistryFiles, pass: FolderPass): Promise<Revision | null> {
  const trust = await readTrust(files, pass).catch(() => null)
  if (trust === null) return null
  const numbers = await listRevisions(files, pass)
  return firstSigned(files, trust, numbers.slice(0, MAX_REVISIONS_TRIED), pass)
}

/** After a start, the only reference is the folder itself: no newer signed revision may exist. */
async function requireNewest(
  files: RegistryFiles,
  trust: TrustedRevisions,
  number: number,
  pass: FolderPass,
): Promise<void> {
  const later = (await listRevisions(files, pass)).filter((other) => other > number)
  const newest = await firstSigned(files, trust, later.slice(0, MAX_REVISIONS_TRIED), pass)
  if (newest) throw replayedFault(number, newest.revision)
}

async function firstSigned(
  files: RegistryFiles,
  trust: TrustedRevisions,
  numbers: readonly number[],
  pass: FolderPass,
): Promise<Revision | null> {
  for (const number of numbers) {
    try {
      const revision = await readRevision(files, trust, number, pass)
      await requireChain(files, revision, null, pass)
      return revision
    } catch {
      // Try the one before.
    }
  }
  return null
}

/** Checks the hash of the predecessor, unless that is neither stored any more nor the served one. */
async function requireChain(
  files: RegistryFiles,
  { revision, previous }: Revision,
  served: Served | null,
  pass: FolderPass,
): Promise<void> {
  const stored = await storedHash(files, revision - 1, pass)
  const before = stored ?? (served?.revision === revision - 1 ? served.hash : null)
  const fits = revision === 1 ? previous === null : before === null || before === previous
  if (!fits) throw new RegistryFault('chain', `Revision ${revision} does not follow from the one before`)
}

function replayedFault(number: number, newest: number): RegistryFault {
  return new RegistryFault('replayed', `"current" names revision ${number}, but there was ${newest} already`)
}
