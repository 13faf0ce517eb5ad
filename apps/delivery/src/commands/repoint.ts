import type { RegisteredRelease, RegistryRow } from '@solvent/delivery'
import { activeReleases, takenPlaces } from '@solvent/delivery/bus-and-places'
import { misfits } from '../checks/misfits'
import { Refusal } from '../failure'
import { formerRow, originOf, registered, rowNamed, storedRelease } from '../rows'
import { readBuild } from '../store/build'
import { type Context, changeRegistry, type FormerRegistry } from '../store/change'
import { platformKey } from '../store/keys'
import { rowsOf } from '../store/revisions'
import { releaseFolder, type Store } from '../store/store'

/**
 * A stored release in the form of the registry.
 *
 * @throws Refusal if it is incompatible with what is deployed
 */
export function storedRow(
  store: Store,
  name: string,
  version: string,
  rows: ReadonlyMap<string, RegistryRow>,
  row: RegistryRow,
): RegisteredRelease {
  const release = storedRelease(store, name, version, row)
  const { files } = readBuild(releaseFolder(store, name, version))
  const wrong = [...misfits(store, release, files), ...takenPlaces(release, activeReleases(rows))]
  if (wrong.length > 0) throw new Refusal(wrong.join('\n'))
  return registered(release, originOf(row))
}

/** The row of a remote that is in the app. */
function rowInApp(store: Store, registry: FormerRegistry, name: string): RegistryRow {
  if (Object.hasOwn(registry.remotes, name) || !formerRow(store, name)) return rowNamed(registry, name)
  throw new Refusal(
    `${name} was removed from the app. Bring it back first: npm run remotes -- restore ${name}`,
  )
}

/** Replaces the row of a remote with what `next` makes of it; null leaves it unchanged. */
export async function repoint(
  context: Context,
  name: string,
  next: (
    row: RegistryRow,
    rows: ReadonlyMap<string, RegistryRow>,
  ) => { row: RegistryRow; change: string } | null,
): Promise<number> {
  // Fails without a store: only a first release creates one.
  platformKey(context.store)
  return changeRegistry(context, (registry) => {
    const rows = rowsOf(registry)
    const changed = next(rowInApp(context.store, registry, name), rows)
    if (!changed) return null
    return { change: changed.change, remotes: { ...registry.remotes, [name]: changed.row } }
  })
}
