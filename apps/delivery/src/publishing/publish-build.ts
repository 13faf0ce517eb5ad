import { isDeepStrictEqual } from 'node:util'
import type { RegistryRow, Release } from '@solvent/delivery'
import { refuseWithdrawn } from '../checks/withdrawn'
import type { Call } from '../command'
import { readBuild, releaseOf } from '../store/build'
import { type Context, changeRegistry } from '../store/change'
import { platformKey } from '../store/keys'
import { discard, pack, place } from '../store/release-files'
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
}

export interface Published {
  readonly name: string
  readonly version: string
  /** The revision in force afterwards. */
  readonly revision: number
  readonly changed: boolean
  readonly warnings: readonly string[]
}

/** Publishes the build in a folder; changes nothing if it is refused. */
export async function publishBuild(
  context: Context,
  folder: string,
  options: Options,
  call: Pick<Call, 'flags'>,
): Promise<Published> {
  const { store } = context
  const build = readBuild(folder)
  const { name, version } = build
  const packed = await pack(store, build)
  let changed = false
  let warnings: string[] = []
  try {
    const revision = await changeRegistry(context, (registry) => {
      const row = rowsOf(registry).get(name)
      let next = skippedRow(store, name, version, row, options)
      let change = `move ${name}`
      let prepare: (() => void) | undefined
      if (next === undefined) {
        const release = releaseOf(build, row)
        warnings = checkRelease({ store, registry, build, packed, release })
        next = nextRow(store, release, row, { ...options, policy: registry.policy?.remotes[name] })
        // What is in force already is only stored again, for example because it is damaged.
        if (row?.version !== version && !isDeepStrictEqual(next, row))
          refuseWithdrawn(store, name, version, call)
        change = changeOf(release, options)
        prepare = () => place(store, build, packed)
      }
      changed = next !== null && !isDeepStrictEqual(next, row)
      // A release that is in force already may still be missing in the store.
      if (!changed) prepare?.()
      return changed
        ? { change, remotes: { ...registry.remotes, [name]: next }, ...(prepare && { prepare }) }
        : null
    })
    return { name, version, revision, changed, warnings }
  } finally {
    discard(packed)
  }
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
