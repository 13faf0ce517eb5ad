import type { KeyObject } from 'node:crypto'
import fs from 'node:fs'
import type { RegistryRow, Release } from '@solvent/delivery'
import { activeReleases, releasesOf, takenPlaces, unpublishedTopics } from '@solvent/delivery/bus-and-places'
import type { Policy } from '@solvent/delivery/policy'
import { policyProblems } from '@solvent/delivery/policy-checks'
import * as schema from '@solvent/delivery/schema'
import { readPublicKey } from '@solvent/delivery/signing'
import type { TrustedRevision } from '@solvent/delivery/trusted-revisions'
import { misfits } from '../checks/misfits'
import { brokenManifest, overBudget, wrongManifest } from '../checks/release-checks'
import type { Command } from '../command'
import { messageOf, Refusal } from '../failure'
import { previousVersion } from '../rows'
import { type Build, readBuild, releaseOf } from '../store/build'
import { platformKey } from '../store/keys'
import { findDamage, storedBytes } from '../store/release-files'
import { currentNumber, readRevision, revisionNumbers, rowsOf } from '../store/revisions'
import { runningShells } from '../store/shells'
import { releaseFolder, type Store } from '../store/store'

export const verify: Command = {
  usage: '',
  description: 'checks every signature, every file of every release in use, budgets, places and the bus',
  flags: {},
  argumentCount: [0, 0],
  async run({ store }) {
    const key = platformKey(store)
    const chain = readChain(store, key)
    const current = chain.revisions.find(({ registry }) => registry.revision === currentNumber(store))
    const problems = [
      ...chain.problems,
      ...keyProblems(store, key),
      ...pointerProblems(store),
      ...(current ? currentProblems(store, key, current) : ['No revision is in force.']),
      ...historyProblems(store, chain.revisions, current),
    ]
    const unique = [...new Set(problems)]
    const counted = `${chain.revisions.length} revisions, ${current ? rowsOf(current.registry).size : 0} remotes`
    const text = unique.length === 0 ? `All is well: ${counted}.` : unique.join('\n')
    return {
      text,
      data: { problems: unique, revisions: chain.revisions.length },
      hasProblems: unique.length > 0,
    }
  },
}

function readChain(store: Store, key: KeyObject) {
  const problems: string[] = []
  const revisions: TrustedRevision[] = []
  let expected = 1
  let hash: string | null = null
  for (const number of revisionNumbers(store)) {
    if (number !== expected) problems.push(`Revision ${expected} is missing.`)
    try {
      const revision = readRevision(store, number, key)
      if (number === expected && revision.registry.previous !== hash)
        problems.push(
          `Revision ${number} does not follow revision ${number - 1}: it names another predecessor.`,
        )
      revisions.push(revision)
      hash = revision.hash
    } catch (error) {
      problems.push(messageOf(error))
    }
    expected = number + 1
  }
  return { revisions, problems }
}

function keyProblems({ publicKeyFile }: Store, key: KeyObject): string[] {
  try {
    if (readPublicKey(fs.readFileSync(publicKeyFile, 'utf8')).equals(key)) return []
  } catch {
    // The file is missing or has no valid key.
  }
  return [`${publicKeyFile} is not the key that revisions are signed with.`]
}

/** A pointer that is one behind belongs to an interrupted writer; the next writer moves it. */
function pointerProblems(store: Store): string[] {
  const newest = revisionNumbers(store).at(-1) ?? 0
  const current = currentNumber(store)
  if (current >= newest - 1) return []
  return [
    `${store.current} names revision ${current}, though there are ${newest}: it was moved back. The next change points to the newest again.`,
  ]
}

/** Problems of what pages run now or would run after a rollback. */
function currentProblems(store: Store, key: KeyObject, { registry }: TrustedRevision): string[] {
  const rows = rowsOf(registry)
  const unreadable = Object.keys(registry.remotes).filter((name) => !rows.has(name))
  const present = activeReleases(rows)
  const shells = runningShells(store)
  return [
    ...unreadable.map((name) => `The row of ${name} cannot be read: ${rowProblem(registry.remotes[name])}.`),
    ...[...rows].flatMap(([name, row]) => rowProblems(store, name, row)),
    ...outsidePolicy(registry.policy, rows),
    ...[...rows.keys()].flatMap((name) => {
      const before = previousVersion(store, key, name)
      return before && !fs.existsSync(releaseFolder(store, name, before))
        ? [`${name} ${before}, which stood before, is not in the store: there is no way back.`]
        : []
    }),
    ...present.flatMap((each) => [
      ...takenPlaces(each, present),
      ...unpublishedTopics(each, [...present.filter(({ name }) => name !== each.name), ...shells]),
    ]),
  ]
}

function outsidePolicy(policy: Policy | undefined, rows: ReadonlyMap<string, RegistryRow>): string[] {
  return [...rows].flatMap(([name, row]) => {
    const remote = policy?.remotes[name]
    return remote
      ? releasesOf(row)
          .flatMap((release) => policyProblems(remote, name, release))
          .map((problem) => `${problem}.`)
      : []
  })
}

function rowProblem(row: unknown): string {
  const [issue] = schema.registryRow.safeParse(row).error?.issues ?? []
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'unknown'
}

function rowProblems(store: Store, name: string, row: RegistryRow): string[] {
  return releasesOf(row).flatMap((registered) => {
    const damaged = findDamage(store, name, registered)
    if (damaged.length > 0) return damaged
    const folder = releaseFolder(store, name, registered.version)
    try {
      const build = readBuild(folder)
      const release = releaseOf(build, row)
      return [
        ...manifestDamage(build, release),
        ...(brokenManifest(release).length > 0
          ? brokenManifest(release)
          : overBudget(release, storedBytes(folder))),
        ...misfits(store, release, build.files),
      ]
    } catch (error) {
      if (error instanceof Refusal) return [error.message]
      throw error
    }
  })
}

/** The registry has the hashes of the scripts, and only release.json has the manifest to compare the file with. */
function manifestDamage({ name, version, files }: Build, release: Pick<Release, 'manifest'>): string[] {
  return wrongManifest(release, files).map(
    (file) => `${name} ${version}: the file ${file} is not the manifest of release.json.`,
  )
}

/** Damage to releases that only the history names; gc may have deleted them. */
function historyProblems(
  store: Store,
  revisions: readonly TrustedRevision[],
  current: TrustedRevision | undefined,
): string[] {
  const former = revisions.filter((revision) => revision !== current)
  return former.flatMap(({ registry }) =>
    [...rowsOf(registry)].flatMap(([name, row]) =>
      fs.existsSync(releaseFolder(store, name, row.version)) ? formerProblems(store, name, row) : [],
    ),
  )
}

function formerProblems(store: Store, name: string, row: RegistryRow): string[] {
  const damaged = findDamage(store, name, row)
  if (damaged.length > 0) return damaged
  try {
    const build = readBuild(releaseFolder(store, name, row.version))
    return manifestDamage(build, releaseOf(build, row))
  } catch (error) {
    if (error instanceof Refusal) return [error.message]
    throw error
  }
}
