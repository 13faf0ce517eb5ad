import type { RegistryRow, Release } from '@solvent/delivery'
import { Refusal, UsageError } from '../failure'
import { originOf, registered, withoutCanary } from '../rows'
import { verificationKey } from '../store/keys'
import { history, rowsOf } from '../store/revisions'
import type { Store } from '../store/store'
import { givenOrigin, type Origins } from './origins'

/** The row that releases to everyone, or as a canary to a percentage. */
export function nextRow(
  store: Store,
  release: Release,
  row: RegistryRow | undefined,
  { origins, percent }: { origins: Origins; percent: number | undefined },
): RegistryRow {
  const { name, version } = release
  const origin = givenOrigin(origins, name) ?? (row ? originOf(row) : formerOrigin(store, name))
  if (!origin)
    throw new UsageError(
      `Say once from where ${name} is served: --origin https://remotes.example.com. It keeps it from then on.`,
    )
  const registeredRelease = registered(release, origin)
  if (percent === undefined) return registeredRelease
  if (!row)
    throw new Refusal(`${name} has no release yet that the others would keep: publish it without --canary.`)
  if (row.version === version) throw new Refusal(`Everybody has ${name} ${version} already.`)
  return { ...withoutCanary(moved(row, origin)), canary: { percent, release: registeredRelease } }
}

/** Moves a row to another origin. */
export function moved(row: RegistryRow, origin: string): RegistryRow {
  const rebased = (entry: string) => origin + new URL(entry).pathname
  const { canary } = row
  return {
    ...row,
    entry: rebased(row.entry),
    ...(canary && {
      canary: { ...canary, release: { ...canary.release, entry: rebased(canary.release.entry) } },
    }),
  }
}

/** The last origin of a removed remote. */
function formerOrigin(store: Store, name: string): string | undefined {
  for (const { registry } of history(store, verificationKey(store))) {
    const row = rowsOf(registry).get(name)
    if (row) return originOf(row)
  }
  return undefined
}
