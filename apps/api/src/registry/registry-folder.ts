import path from 'node:path'
import * as schema from '@solvent/delivery/schema'
import { hashOf, type OpenedRegistry, readPublicKey } from '@solvent/delivery/signing'
import { NotAllowed, type TrustedRevisions, trustedRevisions } from '@solvent/delivery/trusted-revisions'
import { type FolderPass, startPass } from './folder-pass'
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

/** A revision that is signed by who may make it. */
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

/** The trust that begins with each key file, so that a revision is verified once. */
const trusts = new WeakMap<RegistryFiles, { pem: string; trust: TrustedRevisions }>()

/** @throws RegistryFault if the key of the platform cannot be read */
export async function readTrust(files: RegistryFiles, pass: FolderPass): Promise<TrustedRevisions> {
  const { keyFile } = files
  const pem = await pass.text(keyFile, MAX_BYTES.key)
  const known = trusts.get(files)
  if (known?.pem === pem) return known.trust
  try {
    const trust = trustedRevisions(readPublicKey(pem))
    trusts.set(files, { pem, trust })
    return trust
  } catch {
    throw new RegistryFault('key', `${keyFile} holds no public key of the kind Ed25519`)
  }
}

/** @throws RegistryFault if there is no such revision, or it is not what it should be */
export async function readRevision(
  { dir }: RegistryFiles,
  trust: TrustedRevisions,
  number: number,
  pass: FolderPass,
): Promise<Revision> {
  const steps = trust.open(number)
  // Those before it do not change what is served, so that only this one has to be watched.
  const before = startPass()
  try {
    let step = steps.next()
    while (!step.done) {
      const source = step.value === number ? pass : before
      step = steps.next(await source.text(fileOf(dir, step.value), MAX_BYTES.revision))
    }
    return { ...step.value.registry, hash: step.value.hash }
  } catch (error) {
    if (error instanceof RegistryFault) throw error
    const why = error instanceof Error ? error.message : String(error)
    const kind = error instanceof NotAllowed ? 'policy' : 'invalid'
    throw new RegistryFault(kind, `Revision ${number} is refused. ${why}`)
  }
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
