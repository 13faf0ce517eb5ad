import { isDeepStrictEqual } from 'node:util'
import { activeReleases, releasesOf, takenPlaces } from './bus-and-places'
import { type Policy, type RemotePolicy, type Right, teamOf } from './policy'
import type { RegistryRow } from './registry'
import type { RegisteredRelease } from './release'
import * as schema from './schema'
import type { OpenedRegistry } from './signing'

/**
 * Why a key that is not the platform's may not make this change; null if it may. `before` is the revision that the
 * change follows, whose policy decides. The reason is a sentence without its full stop.
 */
export function refusalOf(before: OpenedRegistry, after: OpenedRegistry, key: string): string | null {
  const { policy } = before
  const team = teamOf(policy, key)
  if (!policy || !team) return 'Its key belongs to no team of the policy'
  if (!isDeepStrictEqual(policy, after.policy)) return 'Only the key of the platform changes the policy'
  if (after.by !== team && !after.by.startsWith(`${team} (`)) return `Its author is not the team ${team}`
  if (Date.parse(after.at) < Date.parse(before.at)) return 'It is dated before the revision that it follows'
  const [name, ...others] = changedRemotes(before, after)
  if (name === undefined || others.length > 0) return `The team ${team} may change one remote at a time`
  if (after.change.split(/[ :]/)[1] !== name) return `It does not say that it changes ${name}`
  return changeRefusal({ policy, team, name, before, after })
}

/** The remotes with other rows than before. */
function changedRemotes(before: OpenedRegistry, after: OpenedRegistry): string[] {
  const names = new Set([...Object.keys(before.remotes), ...Object.keys(after.remotes)])
  return [...names].filter((name) => !isDeepStrictEqual(before.remotes[name], after.remotes[name]))
}

interface TeamChange {
  readonly policy: Policy
  readonly team: string
  readonly name: string
  readonly before: OpenedRegistry
  readonly after: OpenedRegistry
}

function changeRefusal({ policy, team, name, before, after }: TeamChange): string | null {
  const remote = Object.hasOwn(policy.remotes, name) ? policy.remotes[name] : undefined
  const rights = remote?.owners[team] ?? []
  const former = before.remotes[name]
  const next = after.remotes[name]
  const right = rightFor(former, next)
  if (!remote || !isAllowed(rights, right)) return `The team ${team} has no right to ${right} ${name}`
  if (next === undefined || right === 'withdraw') return null
  const row = schema.registryRow.safeParse(next)
  if (!row.success) return `The row of ${name} is not valid`
  const fresh = releasesOf(row.data).filter((release) => !isReleaseOf(former, release))
  const [problem] = [
    ...fresh.flatMap((release) => policyProblems(remote, name, release)),
    ...takenBy(name, row.data, after),
  ]
  return problem ?? null
}

function rightFor(former: unknown, next: unknown): Right {
  if (next === undefined) return 'remove'
  const row = schema.registryRow.safeParse(former)
  if (!row.success || !row.data.canary) return 'publish'
  const { canary: _, ...stable } = row.data
  return isDeepStrictEqual(stable, schema.registryRow.safeParse(next).data) ? 'withdraw' : 'publish'
}

/** Who publishes may end a canary, too. */
function isAllowed(rights: readonly Right[], right: Right): boolean {
  return rights.includes(right) || (right === 'withdraw' && rights.includes('publish'))
}

function isReleaseOf(former: unknown, release: RegisteredRelease): boolean {
  const row = schema.registryRow.safeParse(former)
  return row.success && releasesOf(row.data).some((known) => isDeepStrictEqual(known, release))
}

function takenBy(name: string, row: RegistryRow, { remotes }: OpenedRegistry): string[] {
  const others = Object.entries(remotes).flatMap(([other, stored]) => {
    const parsed = schema.registryRow.safeParse(stored)
    return parsed.success && other !== name ? [[other, parsed.data] as const] : []
  })
  const present = activeReleases(new Map(others))
  return releasesOf(row)
    .flatMap((release) => takenPlaces({ name, place: release.place }, present))
    .map((sentence) => sentence.replace(/\.$/, ''))
}

/** A sentence, without its full stop, for each limit of the policy that a release of the remote exceeds. */
export function policyProblems(
  { origin, places, budget }: RemotePolicy,
  name: string,
  { version, entry, place, budget: declared }: RegisteredRelease,
): string[] {
  const where = place.kind === 'page' ? place.path : place.slot
  const address = `${origin}/${name}/${version}/mf-manifest.json`
  const isWithin = declared && declared.entry <= budget.entry && declared.first <= budget.first
  return [
    ...(entry === address ? [] : [`The policy serves ${name} from ${origin}, and ${version} is at ${entry}`]),
    ...(places.includes(where) ? [] : [`The policy gives ${name} ${places.join(', ')}, and not ${where}`]),
    ...(isWithin
      ? []
      : [`The policy limits the budget of ${name} to ${budget.entry} and ${budget.first} bytes`]),
  ]
}
