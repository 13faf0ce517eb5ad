import type { KeyObject } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { RegistryRow } from '@solvent/delivery'
import * as schema from '@solvent/delivery/schema'
import { type OpenedRegistry, signRegistry } from '@solvent/delivery/signing'
import {
  type TrustedRevision,
  type TrustedRevisions,
  trustedRevisions,
} from '@solvent/delivery/trusted-revisions'
import { messageOf, Refusal } from '../failure'
import { createFile, replaceFile } from './durable-files'
import type { Signer } from './keys'
import type { Store } from './store'

const FILE = /^(\d{6,})\.json$/

/** The path of a revision. */
function revisionFile({ revisions }: Store, number: number): string {
  return path.join(revisions, `${String(number).padStart(6, '0')}.json`)
}

/** The numbers of all revisions, oldest first. */
export function revisionNumbers({ revisions }: Store): number[] {
  if (!fs.existsSync(revisions)) return []
  const numbers = fs.readdirSync(revisions).flatMap((file) => FILE.exec(file)?.[1] ?? [])
  return numbers.map(Number).sort((one, other) => one - other)
}

/** The number of the revision in force; 0 if there is none. */
export function currentNumber({ current }: Store): number {
  if (!fs.existsSync(current)) return 0
  const text = fs.readFileSync(current, 'utf8').trim()
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Refusal(`${current} does not hold the number of a revision.`)
  return Number(text)
}

/** The trust that begins with each key, so that a revision is verified once. */
const trusts = new WeakMap<KeyObject, TrustedRevisions>()

/**
 * Reads a revision.
 *
 * @param key the public key of the platform
 * @throws Refusal if it is missing, or not signed by who may make it
 */
export function readRevision(store: Store, number: number, key: KeyObject): TrustedRevision {
  const trust = trusts.get(key) ?? trustedRevisions(key)
  trusts.set(key, trust)
  try {
    const steps = trust.open(number)
    let step = steps.next()
    while (!step.done) step = steps.next(fs.readFileSync(revisionFile(store, step.value), 'utf8'))
    return step.value
  } catch (error) {
    throw new Refusal(
      `Revision ${number} (${revisionFile(store, number)}) cannot be trusted: ${messageOf(error)}. Bring the file back from a copy of the store.`,
    )
  }
}

/**
 * The newest revision, which the next one follows; null if there is none. A pointer to an older revision does not
 * matter, because it is not signed; a starting server takes the newest revision, too. If a writer died before it moved
 * the pointer to the newest revision, this does.
 *
 * @throws Refusal if the pointer names a missing revision, or the newest one is not trusted
 */
export function newestRevision(store: Store, key: KeyObject): TrustedRevision | null {
  const newest = revisionNumbers(store).at(-1) ?? 0
  const current = currentNumber(store)
  if (current > newest)
    throw new Refusal(
      `${store.current} names revision ${current}, which is not there. Bring it back from a copy of the store.`,
    )
  if (newest === 0) return null
  const revision = readRevision(store, newest, key)
  setCurrent(store, newest)
  return revision
}

/** The revisions from the one in force back to the first, read lazily. */
export function* history(store: Store, key: KeyObject): Generator<TrustedRevision> {
  const current = currentNumber(store)
  const numbers = revisionNumbers(store).filter((number) => number <= current)
  for (const number of numbers.reverse()) yield readRevision(store, number, key)
}

/**
 * Signs and writes the next revision, and puts it in force.
 *
 * @returns its number; null if another writer was first
 */
export function appendRevision(store: Store, { key, role }: Signer, registry: OpenedRegistry): number | null {
  const { revision } = registry
  schema.registry.parse(registry)
  const text = JSON.stringify(signRegistry(registry, key, role))
  if (!createFile(revisionFile(store, revision), text)) return null
  setCurrent(store, revision)
  return revision
}

function setCurrent(store: Store, revision: number): void {
  // Only moves forward, even if this writer was delayed.
  if (currentNumber(store) < revision) replaceFile(store.current, `${revision}\n`)
}

/** The valid rows of a revision, by name. */
export function rowsOf({ remotes }: Pick<OpenedRegistry, 'remotes'>): Map<string, RegistryRow> {
  return new Map(
    Object.entries(remotes).flatMap(([name, row]) => {
      const { data } = schema.registryRow.safeParse(row)
      return data ? [[name, data] as const] : []
    }),
  )
}
