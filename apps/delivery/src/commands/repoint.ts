import type { RegisteredRelease, RegistryRow } from '@solvent/delivery'
import { presentIn, takenPlaces } from '../checks/bus-and-places'
import { foreignContract, missingExports, shellsOwnPath } from '../checks/shell-checks'
import { Refusal } from '../failure'
import { originOf, registered, rowNamed, storedRelease } from '../rows'
import { type Context, changeRegistry } from '../store/change'
import { checkingKey } from '../store/keys'
import { rowsOf } from '../store/revisions'
import { runningShells } from '../store/shells'
import type { Store } from '../store/store'

/** A release of the store as the registry would name it. @throws Refusal where it does not fit what is deployed */
export function storedRow(
  store: Store,
  name: string,
  version: string,
  rows: ReadonlyMap<string, RegistryRow>,
  row: RegistryRow,
): RegisteredRelease {
  const release = storedRelease(store, name, version, row)
  const shells = runningShells(store)
  const wrong = [
    ...foreignContract(release, shells),
    ...missingExports(release, shells),
    ...shellsOwnPath(release, shells),
    ...takenPlaces(release, presentIn(rows)),
  ]
  if (wrong.length > 0) throw new Refusal(wrong.join('\n'))
  return registered(release, originOf(row))
}

/** Names another release of a remote; the row before it is what `next` begins with. */
export async function repoint(
  context: Context,
  name: string,
  next: (
    row: RegistryRow,
    rows: ReadonlyMap<string, RegistryRow>,
  ) => { row: RegistryRow; change: string } | null,
): Promise<number> {
  // Only a first release makes a store.
  checkingKey(context.store)
  return changeRegistry(context, (registry) => {
    const rows = rowsOf(registry)
    const changed = next(rowNamed(registry, name), rows)
    if (!changed) return null
    return { change: changed.change, remotes: { ...registry.remotes, [name]: changed.row } }
  })
}
