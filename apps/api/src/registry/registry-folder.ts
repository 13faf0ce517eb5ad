import type { KeyObject } from 'node:crypto'
import path from 'node:path'
import * as schema from '@solvent/delivery/schema'
import { hashOf, type OpenedRegistry, openRegistry, readPublicKey } from '@solvent/delivery/signing'
import type { FolderPass } from './folder-pass'
import { RegistryFault } from './registry-fault'

const MAX_BYTES = { pointer: 32, key: 4096, revision: 4_000_000 }

const REVISION_FILE = /^(\d{6,15})\.json$/

/** The location of the registry, and of the public key of its signatures. */
export interface RegistryFiles {
  /** Contains `current` and `revisions/`. */
  dir: string
  /** The public key, PEM. */
  keyFile: string
}

/** A revision with a valid signature. */
export interface Revision extends OpenedRegistry {
  /** The hash that the next revision names as its predecessor's. */
  hash: string
}

/** The number in `current`. @throws RegistryFault */
export async function readPointer({ dir }: RegistryFiles, pass: FolderPass): Promise<number> {
  const pointer = (await pass.text(path.join(dir, 'current'), MAX_BYTES.pointer)).trim()
  if (!/^0*[1-9]\d{0,14}$/.test(pointer))
    throw new RegistryFault('pointer', '"current" holds no number of a revision')
  return Number(pointer)
}

/** @throws RegistryFault */
export async function readKey({ keyFile }: RegistryFiles, pass: FolderPass): Promise<KeyObject> {
  const pem = await pass.text(keyFile, MAX_BYTES.key)
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
  const text = await pass.text(fileOf(dir, number), MAX_BYTES.revision)
  const registry = opened(text, key, number)
  if (registry.revision !== number)
    throw new RegistryFault('number', `Revision ${number} says that it is revision ${registry.revision}`)
  return { ...registry, hash: hashOf(schema.signedRegistry.parse(JSON.parse(text))) }
}

/**
 * The hash of the stored revision with that number; null if there is no file, `damaged` if it is not a signed revision.
 */
export async function storedHash(
  { dir }: RegistryFiles,
  number: number,
  pass: FolderPass,
): Promise<string | null | 'damaged'> {
  const text = await pass.text(fileOf(dir, number), MAX_BYTES.revision).catch(() => null)
  if (text === null) return null
  try {
    return hashOf(schema.signedRegistry.parse(JSON.parse(text)))
  } catch {
    return 'damaged'
  }
}

/** The numbers of the stored revisions, newest first. */
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
