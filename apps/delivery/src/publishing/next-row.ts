import type { RegisteredRelease, RegistryRow, Release } from '@solvent/delivery'
import type { RemotePolicy } from '@solvent/delivery/policy'
import { policyProblems } from '@solvent/delivery/policy-checks'
import { Refusal, UsageError } from '../failure'
import { originOf, registered, withoutCanary } from '../rows'
import { platformKey } from '../store/keys'
import { history, rowsOf } from '../store/revisions'
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
  const known = policy?.origin ?? (row ? originOf(row) : formerOrigin(store, name))
  const origin = givenOrigin(origins, name) ?? known
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

function requireWithin(policy: RemotePolicy | undefined, name: string, release: RegisteredRelease): void {
  const problems = policy ? policyProblems(policy, name, release) : []
  if (problems.length === 0) return
  const sentences = problems.map((problem) => `${problem}.`).join('\n')
  throw new Refusal(
    `${sentences}\nChange the release, or ask the operators of the platform to change the policy.`,
  )
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
  for (const { registry } of history(store, platformKey(store))) {
    const row = rowsOf(registry).get(name)
    if (row) return originOf(row)
  }
  return undefined
}
