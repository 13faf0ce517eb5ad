import { isDeepStrictEqual } from 'node:util'
import type { RegistryRow, Release } from '@solvent/delivery'
import { refuseWithdrawn } from '../checks/withdrawn'
import type { Call } from '../command'
import { type Build, releaseOf } from '../store/build'
import type { FormerRegistry } from '../store/change'
import { platformKey } from '../store/keys'
import type { Packed } from '../store/release-files'
import { history, rowsOf } from '../store/revisions'
import type { Store } from '../store/store'
import { checkRelease } from './check-release'
import { moved, nextRow } from './next-row'
import { givenOrigin, type Origins } from './origins'

export interface Options {
  readonly origins: Origins
  /** The percentage of people who get it; undefined for everyone. */
  readonly percent: number | undefined
  /** Skips remotes that are already in the registry. */
  readonly isFirstOnly: boolean
  /** Skips builds that were published last, even if another release is in force since. */
  readonly isChangedOnly: boolean
  /** Whether the release is opened in the running shells before it is put in force. */
  readonly isTriedOn: boolean
}

/** A build that is to be published. */
export interface Candidate {
  readonly store: Store
  readonly build: Build
  readonly packed: Packed
  readonly options: Options
  readonly call: Pick<Call, 'flags'>
}

/** What publishing a build changes in a registry. */
export interface Plan {
  /** In words. */
  readonly change: string
  /** The row afterwards; null if there is none. */
  readonly next: RegistryRow | null
  readonly isChanged: boolean
  /** The release to store; undefined for a skipped build. */
  readonly release: Release | undefined
  readonly warnings: readonly string[]
}

/**
 * Decides what publishing a build changes.
 *
 * @throws Refusal if it does not work with what is deployed
 */
export function planOf({ store, build, packed, options, call }: Candidate, registry: FormerRegistry): Plan {
  const { name, version } = build
  const row = rowsOf(registry).get(name)
  const skipped = skippedRow(store, name, version, row, options)
  if (skipped !== undefined)
    return {
      change: `move ${name}`,
      next: skipped,
      isChanged: skipped !== null && !isDeepStrictEqual(skipped, row),
      release: undefined,
      warnings: [],
    }
  const release = releaseOf(build, row)
  const warnings = checkRelease({ store, registry, build, packed, release })
  const next = nextRow(store, release, row, { ...options, policy: registry.policy?.remotes[name] })
  const isChanged = !isDeepStrictEqual(next, row)
  // What is in force already is only stored again, for example because it is damaged.
  if (row?.version !== version && isChanged) refuseWithdrawn(store, name, version, call)
  return { change: changeOf(release, options), next, isChanged, release, warnings }
}

/** The row of a skipped build, which may only change its origin; undefined if the build must be published. */
function skippedRow(
  store: Store,
  name: string,
  version: string,
  row: RegistryRow | undefined,
  { isFirstOnly, isChangedOnly, origins }: Options,
): RegistryRow | null | undefined {
  if (isFirstOnly && row) return row
  if (!isChangedOnly || lastPublished(store, name) !== version) return undefined
  const origin = givenOrigin(origins, name)
  return row && origin ? moved(row, origin) : (row ?? null)
}

/** The version that was published last, which may not be in force any more. */
function lastPublished(store: Store, name: string): string | undefined {
  const words = `publish ${name} `
  for (const { registry } of history(store, platformKey(store)))
    if (registry.change.startsWith(words)) return registry.change.slice(words.length).split(' ', 1)[0]
  return undefined
}

function changeOf({ name, version }: Release, { percent }: Options): string {
  return `publish ${name} ${version}${percent === undefined ? '' : ` to ${percent} %`}`
}
