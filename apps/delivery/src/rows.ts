import type { KeyObject } from 'node:crypto'
import type { RegisteredRelease, RegistryRow, Release } from '@solvent/delivery'
import * as schema from '@solvent/delivery/schema'
import type { OpenedRegistry } from '@solvent/delivery/signing'
import { Refusal, UsageError } from './failure'
import { readBuild, releaseOf } from './store/build'
import { platformKey } from './store/keys'
import { findDamage } from './store/release-files'
import { history, rowsOf } from './store/revisions'
import { releaseFolder, type Store } from './store/store'

/** The origin that serves a release. */
export function originOf({ entry }: Pick<RegisteredRelease, 'entry'>): string {
  return new URL(entry).origin
}

/**
 * A release in the form of the registry, served from an origin.
 *
 * @throws Refusal if it is invalid
 */
export function registered(release: Release, origin: string): RegisteredRelease {
  const { name, needs: _, bytes: __, ...rest } = release
  const row = { ...rest, entry: `${origin}/${name}/${release.version}/mf-manifest.json` }
  const parsed = schema.registeredRelease.safeParse(row)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Refusal(`${name} cannot be registered: ${issue?.path.join('.')}: ${issue?.message}.`)
}

/**
 * The row of a remote.
 *
 * @throws UsageError if there is none
 */
export function rowNamed({ remotes }: Pick<OpenedRegistry, 'remotes'>, name: string): RegistryRow {
  const row = rowsOf({ remotes }).get(name)
  if (row) return row
  const names = Object.keys(remotes).join(', ') || 'none'
  throw new UsageError(`The registry names no remote ${name} that can be read. It names: ${names}.`)
}

/** The row that a remote had last, whether it is in the app or removed; undefined if it never had one. */
export function formerRow(store: Store, name: string): RegistryRow | undefined {
  for (const { registry } of history(store, platformKey(store))) {
    const row = rowsOf(registry).get(name)
    if (row) return row
  }
  return undefined
}

/** The row of a remote without its canary. */
export function withoutCanary({ canary: _, ...release }: RegistryRow): RegisteredRelease {
  return release
}

/**
 * Reads an undamaged release from the store.
 *
 * @throws Refusal or UsageError if there is none
 */
export function storedRelease(store: Store, name: string, version: string, row: RegistryRow): Release {
  if (!schema.version.safeParse(version).success)
    throw new UsageError(`${version} is not a version. See: npm run remotes -- list ${name}`)
  const folder = releaseFolder(store, name, version)
  const build = readStored(
    folder,
    `${name} ${version} is not in the store. See: npm run remotes -- list ${name}`,
  )
  const release = releaseOf(build, row)
  const [damage] = findDamage(store, name, release)
  if (damage) throw new Refusal(`${damage} Publish the release again.`)
  return release
}

function readStored(folder: string, message: string) {
  try {
    return readBuild(folder)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new UsageError(message)
  }
}

const ROLLBACK = 'rollback '

/**
 * The version that a rollback restores; null if there is none. A rollback removes the last step from the history: after
 * A, B and a rollback to A, nothing precedes A; otherwise a second rollback would restore B.
 */
export function previousVersion(store: Store, key: KeyObject, name: string): string | null {
  const steps: { version: string; isBack: boolean }[] = []
  for (const { registry } of history(store, key)) {
    const version = schema.registryRow.safeParse(registry.remotes[name]).data?.version
    if (!version) continue
    const isBack = registry.change.startsWith(`${ROLLBACK}${name} `)
    steps.unshift({ version, isBack })
  }
  const stack: string[] = []
  for (const { version, isBack } of steps) {
    if (isBack) while (stack.length > 0 && stack.at(-1) !== version) stack.pop()
    if (stack.at(-1) !== version) stack.push(version)
  }
  return stack.at(-2) ?? null
}

/** The name of a rollback in the history. */
export function rollbackChange(name: string, version: string): string {
  return `${ROLLBACK}${name} ${version}`
}
