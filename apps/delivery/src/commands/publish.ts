import { isDeepStrictEqual } from 'node:util'
import type { RegistryRow, Release } from '@solvent/delivery'
import type { OpenedRegistry } from '@solvent/delivery/signing'
import { presentIn, takenPlaces, unspoken } from '../checks/bus-and-places'
import { missingExposes, overBudget, wrongFiles } from '../checks/release-checks'
import { foreignContract, missingExports, shellsOwnPath } from '../checks/shell-checks'
import type { Command } from '../command'
import { Refusal, UsageError } from '../failure'
import { originOf, registered, storedRelease, withoutCanary } from '../rows'
import { type Build, type Follows, readBuild, releaseOf } from '../store/build'
import { type Change, type Context, changeRegistry } from '../store/change'
import { checkingKey } from '../store/keys'
import { discard, type Packed, pack, place } from '../store/release-files'
import { history, rowsOf } from '../store/revisions'
import { runningShells } from '../store/shells'
import type { Store } from '../store/store'
import { findBuild } from './find-build'
import { givenOrigin, type Origins, readOrigins } from './origins'
import { readPercent } from './percent'

interface Options {
  readonly origins: Origins
  /** How many percent of the people get it; undefined when all do. */
  readonly percent: number | undefined
  /** Whether a remote that the registry names already is left as it is. */
  readonly isFirstOnly: boolean
}

interface Published {
  readonly name: string
  readonly version: string
  /** The revision in force afterwards. */
  readonly revision: number
  readonly changed: boolean
  readonly warnings: readonly string[]
}

export const publish: Command = {
  usage: '<folder or app> ... [--origin https://...] [--canary PERCENT] [--first]',
  does: 'releases a build to everybody, or to some; --first leaves out what is released already',
  flags: {
    origin: { type: 'string', multiple: true },
    canary: { type: 'string' },
    first: { type: 'boolean' },
  },
  words: [1, 100],
  async run(context, { positionals, flags }) {
    const options: Options = {
      origins: readOrigins(Array.isArray(flags.origin) ? flags.origin : []),
      percent: typeof flags.canary === 'string' ? readPercent(flags.canary) : undefined,
      isFirstOnly: flags.first === true,
    }
    const folders = positionals.map(findBuild)
    const published: Published[] = []
    for (const folder of folders) published.push(await publishOne(context, folder, options))
    return { text: published.flatMap(told).join('\n'), data: { published } }
  },
}

function told({ name, version, revision, changed, warnings }: Published): string[] {
  const done = changed
    ? `is released by revision ${revision}`
    : `was released already; revision ${revision} stays`
  return [`${name} ${version} ${done}.`, ...warnings.map((warning) => `  Note: ${warning}`)]
}

async function publishOne(context: Context, folder: string, options: Options): Promise<Published> {
  const { store } = context
  const build = readBuild(folder)
  const packed = await pack(store, build)
  let changed = false
  let warnings: string[] = []
  try {
    const revision = await changeRegistry(context, (registry) => {
      const { name, version } = build
      const row = rowsOf(registry).get(name)
      if (options.isFirstOnly && row) return null
      const release = releaseOf(build, row && { ...row, ...budgetOf(store, name, row) })
      warnings = checked({ store, registry, build, packed, release })
      place(store, build, packed)
      const next = nextRow(store, release, row, options)
      changed = !isDeepStrictEqual(next, row)
      return changed ? changeTo(registry, name, next, `publish ${name} ${version}`, options.percent) : null
    })
    return { name: build.name, version: build.version, revision, changed, warnings }
  } finally {
    discard(packed)
  }
}

function changeTo(
  { remotes }: Pick<OpenedRegistry, 'remotes'>,
  name: string,
  row: RegistryRow,
  change: string,
  percent: number | undefined,
): Change {
  const toSome = percent === undefined ? '' : ` to ${percent} %`
  return { change: change + toSome, remotes: { ...remotes, [name]: row } }
}

function budgetOf(store: Store, name: string, row: RegistryRow): Partial<Pick<Follows, 'budget'>> {
  try {
    return { budget: storedRelease(store, name, row.version, row).budget }
  } catch {
    return {}
  }
}

function nextRow(
  store: Store,
  release: Release,
  row: RegistryRow | undefined,
  options: Options,
): RegistryRow {
  const { name } = release
  const origin = givenOrigin(options.origins, name) ?? (row ? originOf(row) : formerOrigin(store, name))
  if (!origin)
    throw new UsageError(
      `Say once from where ${name} is served: --origin https://remotes.example.com. It keeps it from then on.`,
    )
  const whole = registered(release, origin)
  if (options.percent === undefined) return whole
  if (!row)
    throw new Refusal(`${name} has no release yet that the others would keep: publish it without --canary.`)
  const stable = { ...withoutCanary(row), entry: rebased(row.entry, origin) }
  return { ...stable, canary: { percent: options.percent, release: whole } }
}

function rebased(entry: string, origin: string): string {
  return origin + new URL(entry).pathname
}

/** Of a remote that was taken away: where it was. */
function formerOrigin(store: Store, name: string): string | undefined {
  for (const { registry } of history(store, checkingKey(store))) {
    const row = rowsOf(registry).get(name)
    if (row) return originOf(row)
  }
  return undefined
}

interface Candidate {
  readonly store: Store
  readonly registry: Pick<OpenedRegistry, 'remotes'>
  readonly build: Build
  readonly packed: Packed
  readonly release: Release
}

/** Refuses what would not work where it is released to. @returns what is strange about it */
function checked({ store, registry, build, packed, release }: Candidate): string[] {
  const shells = runningShells(store)
  const present = presentIn(rowsOf(registry))
  const wrong = [
    ...missingExposes(release),
    ...wrongFiles(release, build),
    ...overBudget(release, packed.bytes),
    ...foreignContract(release, shells),
    ...missingExports(release, shells),
    ...shellsOwnPath(release, shells),
    ...takenPlaces(release, present),
  ]
  if (wrong.length > 0) throw new Refusal(wrong.join('\n'))
  const unchecked =
    shells.length > 0 ? [] : ['No shell is recorded, so nothing was compared with what it offers.']
  return [...unspoken(release, [...present, ...shells]), ...unchecked]
}
