import type { RegistryRow, Release } from '@solvent/delivery'
import type { RemotePolicy } from '@solvent/delivery/policy'
import { requireWithin } from '../checks/within-policy'
import { Refusal, UsageError } from '../failure'
import { formerRow, originOf, registered, withoutCanary } from '../rows'
import type { Store } from '../store/store'
import { givenOrigin, type Origins } from './origins'

interface Target {
  readonly origins: Origins
  /** The share of the people, from 0 to 100; undefined for everyone. */
  readonly percent: number | undefined
  readonly policy: RemotePolicy | undefined
}

/**
 * The row that releases to everyone, or as a canary to a percentage.
 *
 * @throws Refusal if the release exceeds the limits of the policy, or there is nothing to compare a canary with
 */
export function nextRow(
  store: Store,
  release: Release,
  row: RegistryRow | undefined,
  { origins, percent, policy }: Target,
): RegistryRow {
  const { name, version } = release
  const former = row ?? formerRow(store, name)
  const origin = givenOrigin(origins, name) ?? policy?.origin ?? (former && originOf(former))
  if (!origin)
    throw new UsageError(
      `Say once from where ${name} is served: --origin https://remotes.example.com. It keeps it from then on.`,
    )
  const registeredRelease = registered(release, origin)
  requireWithin(policy, name, registeredRelease)
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
