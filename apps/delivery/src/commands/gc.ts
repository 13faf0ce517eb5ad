import type { KeyObject } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Command } from '../command'
import { UsageError } from '../failure'
import { versionBefore } from '../rows'
import { changeRegistry } from '../store/change'
import { UNFINISHED } from '../store/durable-files'
import { checkingKey } from '../store/keys'
import { currentNumber, history, rowsOf } from '../store/revisions'
import { releaseFolder, type Store } from '../store/store'

const DAY_MS = 24 * 60 * 60 * 1000
/** A publisher may be about to name what is as young as this. */
const YOUNG_MS = 60 * 60 * 1000
/** As long as a tab may stay open. */
const DAYS = 30

export const gc: Command = {
  usage: `[--days ${DAYS}] [--dry-run]`,
  does: 'deletes releases that no page can run any more; --dry-run only says which',
  flags: { days: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  words: [0, 0],
  async run(context, { flags }) {
    const { store } = context
    const isDry = flags['dry-run'] === true
    const since = Date.now() - readDays(flags.days ?? String(DAYS)) * DAY_MS
    const key = checkingKey(store)
    let deleted: string[] = []
    const sweep = () => {
      deleted = unused(store, key, since)
      if (isDry) return null
      for (const folder of deleted) fs.rmSync(path.join(store.folder, folder), { recursive: true })
      return null
    }
    // Under the lock: nobody names a release meanwhile.
    if (isDry) sweep()
    else await changeRegistry(context, sweep)
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

/** Folders that nothing names any more, as `<name>/<version>`. */
function unused(store: Store, key: KeyObject, since: number): string[] {
  const kept = named(store, key, since)
  const young = Date.now() - YOUNG_MS
  return stored(store).filter((folder) => {
    if (kept.has(folder)) return false
    return fs.statSync(path.join(store.folder, folder)).mtimeMs < young
  })
}

/** Every release, and what writers that were killed left behind. */
function stored({ folder }: Store): string[] {
  const inside = (parent: string) => {
    const whole = path.join(folder, parent)
    return fs.existsSync(whole) ? fs.readdirSync(whole).map((each) => `${parent}/${each}`) : []
  }
  const isUnfinished = (each: string) => path.basename(each).startsWith(UNFINISHED)
  const names = fs.readdirSync(folder).filter((name) => /^[a-z][a-z0-9_]*$/.test(name) && name !== 'registry')
  const releases = names
    .flatMap(inside)
    .filter((each) => isUnfinished(each) || !path.basename(each).startsWith('.'))
  const registry = ['registry', 'registry/revisions', 'registry/shells'].flatMap(inside).filter(isUnfinished)
  return [...releases, ...registry]
}

/** What was in force at any moment since, and what a rollback leads to. */
function named(store: Store, key: KeyObject, since: number): Set<string> {
  const kept = new Set<string>()
  const keep = (name: string, version: string) =>
    kept.add(path.relative(store.folder, releaseFolder(store, name, version)).replaceAll(path.sep, '/'))
  for (const { registry } of history(store, key)) {
    for (const [name, { version, canary }] of rowsOf(registry)) {
      keep(name, version)
      if (canary) keep(name, canary.release.version)
      const before = registry.revision === currentNumber(store) ? versionBefore(store, key, name) : null
      if (before) keep(name, before)
    }
    // This one was in force when the time began; those before it were not.
    if (Date.parse(registry.at) < since) break
  }
  return kept
}
