import { isDeepStrictEqual } from 'node:util'
import type { RegistryRow, Release } from '@solvent/delivery'
import { readBuild, releaseOf } from '../store/build'
import { type Context, changeRegistry } from '../store/change'
import { checkingKey } from '../store/keys'
import { discard, pack, place } from '../store/release-files'
import { history, rowsOf } from '../store/revisions'
import type { Store } from '../store/store'
import { checked } from './checked'
import { moved, nextRow } from './next-row'
import { givenOrigin, type Origins } from './origins'

export interface Options {
  readonly origins: Origins
  /** How many percent of the people get it; undefined when all do. */
  readonly percent: number | undefined
  /** Whether a remote that the registry names already is left as it is. */
  readonly isFirstOnly: boolean
  /** Whether a build that was the last to be published is left out, whatever became of it since. */
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

/** Releases the build in a folder; refused, nothing is changed. */
export async function publishBuild(context: Context, folder: string, options: Options): Promise<Published> {
  const { store } = context
  const build = readBuild(folder)
  const { name, version } = build
  const packed = await pack(store, build)
  let changed = false
  let warnings: string[] = []
  try {
    const revision = await changeRegistry(context, (registry) => {
      const row = rowsOf(registry).get(name)
      let next = leftAlone(store, name, version, row, options)
      let change = `move ${name}`
      if (next === undefined) {
        const release = releaseOf(build, row)
        warnings = checked({ store, registry, build, packed, release })
        next = nextRow(store, release, row, options)
        change = changeOf(release, options)
        place(store, build, packed)
      }
      changed = next !== null && !isDeepStrictEqual(next, row)
      return changed ? { change, remotes: { ...registry.remotes, [name]: next } } : null
    })
    return { name, version, revision, changed, warnings }
  } finally {
    discard(packed)
  }
}

/** The row of a remote that this build changes nothing of, but its origin; undefined if it is to be published. */
function leftAlone(
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

/** The version that was published last, which may have been taken back since. */
function lastPublished(store: Store, name: string): string | undefined {
  const words = `publish ${name} `
  for (const { registry } of history(store, checkingKey(store)))
    if (registry.change.startsWith(words)) return registry.change.slice(words.length).split(' ', 1)[0]
  return undefined
}

function changeOf({ name, version }: Release, { percent }: Options): string {
  return `publish ${name} ${version}${percent === undefined ? '' : ` to ${percent} %`}`
}
