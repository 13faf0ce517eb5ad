import type { KeyObject } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { RegistryRow } from '@solvent/delivery'
import * as schema from '@solvent/delivery/schema'
import { hashOf, type OpenedRegistry, openRegistry, signRegistry } from '@solvent/delivery/signing'
import { messageOf, Refusal } from '../failure'
import { createFile, replaceFile } from './durable-files'
import type { Store } from './store'

/** A revision that was signed with the store's key. */
export interface Revision {
  readonly registry: OpenedRegistry
  /** What the next one names as its predecessor. */
  readonly hash: string
}

const FILE = /^(\d{6,})\.json$/

/** Where a revision is stored. */
function revisionFile({ revisions }: Store, number: number): string {
  return path.join(revisions, `${String(number).padStart(6, '0')}.json`)
}

/** The numbers of all revisions, the oldest first. */
export function revisionNumbers({ revisions }: Store): number[] {
  if (!fs.existsSync(revisions)) return []
  const numbers = fs.readdirSync(revisions).flatMap((file) => FILE.exec(file)?.[1] ?? [])
  return numbers.map(Number).sort((one, other) => one - other)
}

/** The number of the revision that is in force; 0 when there is none. */
export function currentNumber({ current }: Store): number {
  if (!fs.existsSync(current)) return 0
  const text = fs.readFileSync(current, 'utf8').trim()
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Refusal(`${current} does not hold the number of a revision.`)
  return Number(text)
}

/** Reads a revision. @throws Refusal if it is not there, or not signed with the key */
export function readRevision(store: Store, number: number, key: KeyObject): Revision {
  const file = revisionFile(store, number)
  try {
    const text = fs.readFileSync(file, 'utf8')
    const registry = openRegistry(text, key)
    if (registry.revision !== number) throw new Error(`It is revision ${registry.revision}`)
    return { registry, hash: hashOf(JSON.parse(text)) }
  } catch (error) {
    throw new Refusal(
      `Revision ${number} (${file}) cannot be trusted: ${messageOf(error)}. Bring the file back from a copy of the store.`,
    )
  }
}

/**
 * The revision that the next one follows; null where there is none. It is the newest that is written, whatever the
 * pointer says, which is not signed: a server that starts takes the newest, too. Where a writer ended between writing it
 * and naming it, that is done first.
 */
export function newestRevision(store: Store, key: KeyObject): Revision | null {
  const newest = revisionNumbers(store).at(-1) ?? 0
  const current = currentNumber(store)
  if (current > newest)
    throw new Refusal(
      `${store.current} names revision ${current}, which is not there. Bring it back from a copy of the store.`,
    )
  if (newest === 0) return null
  const revision = readRevision(store, newest, key)
  nameAsCurrent(store, newest)
  return revision
}

/** The revisions from the one in force back to the first, read as they are asked for. */
export function* history(store: Store, key: KeyObject): Generator<Revision> {
  const current = currentNumber(store)
  const numbers = revisionNumbers(store).filter((number) => number <= current)
  for (const number of numbers.reverse()) yield readRevision(store, number, key)
}

/** Signs and writes the next revision, and puts it in force. @returns its number; null if another writer was first */
export function appendRevision(
  store: Store,
  key: KeyObject,
  former: Revision | null,
  next: Pick<OpenedRegistry, 'at' | 'by' | 'change' | 'remotes'>,
): number | null {
  const revision = (former?.registry.revision ?? 0) + 1
  const registry = { ...next, revision, previous: former?.hash ?? null }
  schema.registry.parse(registry)
  const text = JSON.stringify(signRegistry(registry, key))
  if (!createFile(revisionFile(store, revision), text)) return null
  nameAsCurrent(store, revision)
  return revision
}

function nameAsCurrent(store: Store, revision: number): void {
  // It only moves forward, also where a writer was held up.
  if (currentNumber(store) < revision) replaceFile(store.current, `${revision}\n`)
}

/** The rows of a revision that can be read, by name. */
export function rowsOf({ remotes }: Pick<OpenedRegistry, 'remotes'>): Map<string, RegistryRow> {
  return new Map(
    Object.entries(remotes).flatMap(([name, row]) => {
      const { data } = schema.registryRow.safeParse(row)
      return data ? [[name, data] as const] : []
    }),
  )
}
