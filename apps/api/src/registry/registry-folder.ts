import type { KeyObject } from 'node:crypto'
import path from 'node:path'
import * as schema from '@solvent/delivery/schema'
import { hashOf, type OpenedRegistry, openRegistry, readPublicKey } from '@solvent/delivery/signing'
import { type FolderPass, readSmall } from './folder-pass'
import { RegistryFault } from './registry-fault'

const MOST_BYTES = { pointer: 32, key: 4096, revision: 4_000_000 }

const REVISION_FILE = /^(\d{6,15})\.json$/

/** Where the registry is, and the key that its revisions are signed with. */
export interface RegistryFiles {
  /** Has `current` and `revisions/`. */
  dir: string
  /** The public key, PEM. */
  keyFile: string
}

/** A revision that is signed with the key. */
export interface Revision extends OpenedRegistry {
  /** What the next one names as its predecessor. */
  hash: string
}

/** The text of `current`, or a sentence about why there is none, which is equal as long as that stays so. */
export async function readPointer({ dir }: RegistryFiles): Promise<string | RegistryFault> {
  try {
    return (await readSmall(path.join(dir, 'current'), MOST_BYTES.pointer)).trim()
  } catch (error) {
    if (error instanceof RegistryFault) return error
    throw error
  }
}

/** @throws RegistryFault */
export async function readKey({ keyFile }: RegistryFiles, pass: FolderPass): Promise<KeyObject> {
  const pem = await pass.text(keyFile, MOST_BYTES.key)
  try {
    return readPublicKey(pem)
  } catch {
    throw new RegistryFault('key', `${keyFile} holds no public key of the kind Ed25519`)
  }
}

/** @throws RegistryFault if there is no such revision, or it is not what it should be */
export async function readRevision(
  { dir }: RegistryFiles,
  key: KeyObject,
  number: number,
  pass: FolderPass,
): Promise<Revision> {
  const text = await pass.text(fileOf(dir, number), MOST_BYTES.revision)
  const registry = opened(text, key, number)
  if (registry.revision !== number)
    throw new RegistryFault('number', `Revision ${number} says that it is revision ${registry.revision}`)
  return { ...registry, hash: hashOf(schema.signedRegistry.parse(JSON.parse(text))) }
}

/** The hash of what is stored under that number, or null where there is nothing or nothing signed. */
export async function storedHash(
  { dir }: RegistryFiles,
  number: number,
  pass: FolderPass,
): Promise<string | null | 'damaged'> {
  const text = await pass.text(fileOf(dir, number), MOST_BYTES.revision).catch(() => null)
  if (text === null) return null
  try {
    return hashOf(schema.signedRegistry.parse(JSON.parse(text)))
  } catch {
    return 'damaged'
  }
}

/** The numbers of the revisions that are there, the newest first. */
export async function listRevisions({ dir }: RegistryFiles, pass: FolderPass): Promise<number[]> {
  const names = await pass.names(path.join(dir, 'revisions'))
  const numbers = names.map((name) => Number(REVISION_FILE.exec(name)?.[1] ?? 0))
  return numbers.filter((number) => number > 0).sort((a, b) => b - a)
}

function fileOf(dir: string, number: number): string {
  return path.join(dir, 'revisions', `${String(number).padStart(6, '0')}.json`)
}

function opened(text: string, key: KeyObject, number: number): OpenedRegistry {
  try {
    return openRegistry(text, key)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new RegistryFault('invalid', `Revision ${number} is refused. ${why}`)
  }
}
