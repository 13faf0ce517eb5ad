import type { KeyObject } from 'node:crypto'
import type { FolderPass } from './folder-pass'
import { RegistryFault } from './registry-fault'
import {
  listRevisions,
  type RegistryFiles,
  type Revision,
  readKey,
  readRevision,
  storedHash,
} from './registry-folder'

/** How many damaged revisions a start looks behind. */
const MOST_TRIED = 20

/** The revision that is served so far. */
type Served = Pick<Revision, 'revision' | 'hash'>

/**
 * The revision that `current` names, if it may follow the one that is served.
 *
 * @throws RegistryFault that says what is wrong
 */
export async function nextRevision(
  files: RegistryFiles,
  pointer: string | RegistryFault,
  served: Served | null,
  pass: FolderPass,
): Promise<Revision> {
  const number = toNumber(pointer)
  const key = await readKey(files, pass)
  if (served && number < served.revision) throw replayed(number, served.revision)
  const revision = await readRevision(files, key, number, pass)
  if (served?.revision === number && served.hash !== revision.hash)
    throw new RegistryFault('changed', `Revision ${number} is not the one that it was`)
  await requireChain(files, revision, served, pass)
  if (served === null) await requireNewest(files, key, number, pass)
  return revision
}

/** The newest revision that is signed, whatever `current` says; null without any. */
export async function newestRevision(files: RegistryFiles, pass: FolderPass): Promise<Revision | null> {
  const key = await readKey(files, pass).catch(() => null)
  if (key === null) return null
  const numbers = await listRevisions(files, pass)
  return firstSigned(files, key, numbers.slice(0, MOST_TRIED), pass)
}

/** After a start there is nothing to compare with but the folder itself. */
async function requireNewest(
  files: RegistryFiles,
  key: KeyObject,
  number: number,
  pass: FolderPass,
): Promise<void> {
  const later = (await listRevisions(files, pass)).filter((other) => other > number)
  const newest = await firstSigned(files, key, later.slice(0, MOST_TRIED), pass)
  if (newest) throw replayed(number, newest.revision)
}

async function firstSigned(
  files: RegistryFiles,
  key: KeyObject,
  numbers: readonly number[],
  pass: FolderPass,
): Promise<Revision | null> {
  for (const number of numbers) {
    try {
      const revision = await readRevision(files, key, number, pass)
      await requireChain(files, revision, null, pass)
      return revision
    } catch {
      // The one before it may be right.
    }
  }
  return null
}

/** A predecessor that is not kept any more cannot be compared, unless it is the one that is served. */
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

function toNumber(pointer: string | RegistryFault): number {
  if (pointer instanceof RegistryFault) throw pointer
  if (!/^0*[1-9]\d{0,14}$/.test(pointer))
    throw new RegistryFault('pointer', '"current" holds no number of a revision')
  return Number(pointer)
}

function replayed(number: number, newest: number): RegistryFault {
  return new RegistryFault('replayed', `"current" names revision ${number}, but there was ${newest} already`)
}
