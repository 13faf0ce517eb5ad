import type { KeyObject } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Command } from '../command'
import { UsageError } from '../failure'
import { previousVersion } from '../rows'
import { changeRegistry, requirePlatform } from '../store/change'
import { TEMPORARY_PREFIX } from '../store/durable-files'
import { platformKey } from '../store/keys'
import { currentNumber, history, rowsOf } from '../store/revisions'
import { releaseFolder, type Store } from '../store/store'

const DAY_MS = 24 * 60 * 60 * 1000
/** A publisher may be about to register a release younger than this. */
const MIN_AGE_MS = 60 * 60 * 1000
/** How long a tab may stay open. */
const DEFAULT_DAYS = 30

export const gc: Command = {
  usage: `[--days ${DEFAULT_DAYS}] [--dry-run]`,
  description: 'deletes releases that no page can run any more; --dry-run only says which',
  flags: { days: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  argumentCount: [0, 0],
  async run(context, { flags }) {
    const { store } = context
    const isDry = flags['dry-run'] === true
    const since = Date.now() - readDays(flags.days ?? String(DEFAULT_DAYS)) * DAY_MS
    const key = platformKey(store)
    let deleted: string[] = []
    const sweep = () => {
      deleted = findUnused(store, key, since)
      if (isDry) return null
      for (const folder of deleted) fs.rmSync(path.join(store.folder, folder), { recursive: true })
      return null
    }
    // Under the lock, so that no release is registered meanwhile.
    if (isDry) sweep()
    else {
      requirePlatform(store, 'deletes releases')
      await changeRegistry(context, sweep)
    }
    const verb = isDry ? 'would be deleted' : 'is deleted'
    const text = deleted.map((folder) => `${folder} ${verb}.`).join('\n') || 'Nothing is to be deleted.'
    return { text, data: { deleted, dryRun: isDry } }
  },
}

function readDays(word: unknown): number {
  const days = Number(word)
  if (typeof word === 'string' && /^\d{1,4}$/.test(word)) return days
  throw new UsageError(`--days ${word} is not a number of days.`)
}

/** Unreferenced folders, as `<name>/<version>`, and leftovers of killed writers. */
function findUnused(store: Store, key: KeyObject, since: number): string[] {
  const inUse = releasesInUse(store, key, since)
  const deletableBefore = Date.now() - MIN_AGE_MS
  return storedFolders(store).filter((folder) => {
    if (inUse.has(folder)) return false
    return fs.statSync(path.join(store.folder, folder)).mtimeMs < deletableBefore
  })
}

/** All release folders, and the leftovers of killed writers. */
function storedFolders({ folder }: Store): string[] {
  const inside = (parent: string) => {
    const absolute = path.join(folder, parent)
    return fs.existsSync(absolute) ? fs.readdirSync(absolute).map((each) => `${parent}/${each}`) : []
  }
  const isTemporary = (each: string) => path.basename(each).startsWith(TEMPORARY_PREFIX)
  const names = fs.readdirSync(folder).filter((name) => /^[a-z][a-z0-9_]*$/.test(name) && name !== 'registry')
  const releases = names
    .flatMap(inside)
    .filter((each) => isTemporary(each) || !path.basename(each).startsWith('.'))
  const registry = ['registry', 'registry/revisions', 'registry/shells'].flatMap(inside).filter(isTemporary)
  return [...releases, ...registry]
}

/** Releases in force at any time since, and those that a rollback would restore. */
function releasesInUse(store: Store, key: KeyObject, since: number): Set<string> {
  const inUse = new Set<string>()
  const add = (name: string, version: string) =>
    inUse.add(path.relative(store.folder, releaseFolder(store, name, version)).replaceAll(path.sep, '/'))
  for (const { registry } of history(store, key)) {
    for (const [name, { version, canary }] of rowsOf(registry)) {
      add(name, version)
      if (canary) add(name, canary.release.version)
      const before = registry.revision === currentNumber(store) ? previousVersion(store, key, name) : null
      if (before) add(name, before)
    }
    // This revision was in force at `since`; earlier ones were not.
    if (Date.parse(registry.at) < since) break
  }
  return inUse
}
