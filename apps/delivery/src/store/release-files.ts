import fs from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { COMPRESSED_SUFFIXES, compressedCopies } from '@solvent/delivery/compressed-copies'
import { integrityOf } from '@solvent/delivery/integrity'
import { Refusal } from '../failure'
import { type Build, isCompressed } from './build'
import { syncFolder, TEMPORARY_PREFIX, temporaryPath, writeDurably } from './durable-files'
import { releaseFolder, type Store } from './store'

/** A release staged next to its final folder, or already in the store. */
export interface Packed {
  /** The staging folder; null if the store already has the release. */
  readonly staging: string | null
  /** Bytes of each script, compressed with brotli. */
  readonly bytes: ReadonlyMap<string, number>
}

const isScript = (file: string): boolean => file.endsWith('.js')

/**
 * Whether the store has this release.
 *
 * @throws Refusal if it has other files for this version
 */
function isStored(store: Store, { name, version, files }: Build): boolean {
  const folder = releaseFolder(store, name, version)
  if (!fs.existsSync(folder)) return false
  const stored = fs.readdirSync(folder).filter((file) => !isCompressed(file))
  const isSame =
    stored.length === files.size &&
    stored.every((file) => files.get(file)?.equals(fs.readFileSync(path.join(folder, file))))
  if (isSame) return true
  throw new Refusal(
    `${name} ${version} is published already, with other files. A release never changes: give it another version.`,
  )
}

/** Stages a release next to its final folder, with a `.br` and a `.gz` copy of each script. */
export async function pack(store: Store, build: Build): Promise<Packed> {
  const target = releaseFolder(store, build.name, build.version)
  if (isStored(store, build)) return { staging: null, bytes: storedBytes(target) }
  const staging = temporaryPath(target)
  fs.mkdirSync(staging, { recursive: true })
  const bytes = new Map<string, number>()
  for (const [file, content] of build.files) {
    writeDurably(path.join(staging, file), content)
    if (!isScript(file)) continue
    const copies = await compressedCopies(content)
    for (const suffix of COMPRESSED_SUFFIXES) writeDurably(path.join(staging, file + suffix), copies[suffix])
    bytes.set(file, copies['.br'].length)
  }
  syncFolder(staging)
  return { staging, bytes }
}

/** Moves the staged release to its final folder atomically, unless another publisher was faster. */
export function place(store: Store, build: Build, { staging }: Packed): void {
  if (!staging || !fs.existsSync(staging)) return
  if (isStored(store, build)) {
    discard({ staging })
    return
  }
  const target = releaseFolder(store, build.name, build.version)
  fs.renameSync(staging, target)
  // gc depends on the modification time of the folder.
  fs.utimesSync(target, new Date(), new Date())
  syncFolder(path.dirname(target))
}

/** Deletes the staging folder if it still exists. */
export function discard({ staging }: Pick<Packed, 'staging'>): void {
  if (staging) fs.rmSync(staging, { recursive: true, force: true })
}

/** The stored versions of a remote. */
export function storedVersions({ folder }: Store, name: string): string[] {
  const releases = path.join(folder, name)
  if (!fs.existsSync(releases)) return []
  return fs.readdirSync(releases).filter((version) => !version.startsWith(TEMPORARY_PREFIX))
}

/** Bytes of each script of a stored release, compressed with brotli. */
export function storedBytes(folder: string): Map<string, number> {
  const compressed = fs.readdirSync(folder).filter((file) => file.endsWith('.js.br'))
  return new Map(
    compressed.map((file) => [file.slice(0, -'.br'.length), fs.statSync(path.join(folder, file)).size]),
  )
}

/** A sentence for each missing or changed file of a stored release. */
export function findDamage(
  store: Store,
  name: string,
  { version, integrity }: { version: string; integrity: Readonly<Record<string, string>> },
): string[] {
  const folder = releaseFolder(store, name, version)
  const title = `${name} ${version}`
  if (!fs.existsSync(folder)) return [`${title} is not in the store.`]
  const stored = new Set(fs.readdirSync(folder))
  const scripts = Object.entries(integrity).flatMap(([file, hash]) => {
    if (!stored.has(file)) return [`${title}: the file ${file} is missing.`]
    const content = fs.readFileSync(path.join(folder, file))
    if (integrityOf(content) !== hash) return [`${title}: the file ${file} is not what was published.`]
    return COMPRESSED_SUFFIXES.filter((suffix) => !isCopy(path.join(folder, file + suffix), content)).map(
      (suffix) => `${title}: the file ${file}${suffix} is not a copy of ${file}.`,
    )
  })
  const manifest = stored.has('mf-manifest.json') ? [] : [`${title}: the file mf-manifest.json is missing.`]
  return [...scripts, ...manifest]
}

function isCopy(file: string, content: Buffer): boolean {
  try {
    const compressed = fs.readFileSync(file)
    const read = file.endsWith('.br') ? brotliDecompressSync(compressed) : gunzipSync(compressed)
    return read.equals(content)
  } catch {
    return false
  }
}
