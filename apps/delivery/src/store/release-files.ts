import fs from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { COMPRESSED_SUFFIXES, compressedCopies } from '@solvent/delivery/compressed-copies'
import { integrityOf } from '@solvent/delivery/integrity'
import { Refusal } from '../failure'
import { type Build, isCompressed } from './build'
import { syncFolder, UNFINISHED, unfinishedBeside, writeDurably } from './durable-files'
import { releaseFolder, type Store } from './store'

/** A release that lies beside its place in the store, or is there already. */
export interface Packed {
  /** Where it waits; null where the store has it. */
  readonly waiting: string | null
  /** Bytes of each script, compressed with brotli. */
  readonly bytes: ReadonlyMap<string, number>
}

const isScript = (file: string): boolean => file.endsWith('.js')

/** Whether the store has this release. @throws Refusal where it has another one of this version */
function isStored(store: Store, { name, version, files }: Build): boolean {
  const folder = releaseFolder(store, name, version)
  if (!fs.existsSync(folder)) return false
  const there = fs.readdirSync(folder).filter((file) => !isCompressed(file))
  const isSame =
    there.length === files.size &&
    there.every((file) => files.get(file)?.equals(fs.readFileSync(path.join(folder, file))))
  if (isSame) return true
  throw new Refusal(
    `${name} ${version} is published already, with other files. A release never changes: give it another version.`,
  )
}

/** Writes a release beside its place, with a `.br` and a `.gz` of each script. */
export async function pack(store: Store, build: Build): Promise<Packed> {
  const target = releaseFolder(store, build.name, build.version)
  if (isStored(store, build)) return { waiting: null, bytes: storedBytes(target) }
  const waiting = unfinishedBeside(target)
  fs.mkdirSync(waiting, { recursive: true })
  const bytes = new Map<string, number>()
  for (const [file, content] of build.files) {
    writeDurably(path.join(waiting, file), content)
    if (!isScript(file)) continue
    const copies = await compressedCopies(content)
    for (const suffix of COMPRESSED_SUFFIXES) writeDurably(path.join(waiting, file + suffix), copies[suffix])
    bytes.set(file, copies['.br'].length)
  }
  syncFolder(waiting)
  return { waiting, bytes }
}

/** Puts what waits in its place at once; another publisher of the same release may have been quicker. */
export function place(store: Store, build: Build, { waiting }: Packed): void {
  if (!waiting || !fs.existsSync(waiting)) return
  if (isStored(store, build)) {
    discard({ waiting })
    return
  }
  const target = releaseFolder(store, build.name, build.version)
  fs.renameSync(waiting, target)
  // gc asks how old a folder is.
  fs.utimesSync(target, new Date(), new Date())
  syncFolder(path.dirname(target))
}

/** Takes away what was not put in its place. */
export function discard({ waiting }: Pick<Packed, 'waiting'>): void {
  if (waiting) fs.rmSync(waiting, { recursive: true, force: true })
}

/** The versions of a remote that the store has. */
export function storedVersions({ folder }: Store, name: string): string[] {
  const releases = path.join(folder, name)
  if (!fs.existsSync(releases)) return []
  return fs.readdirSync(releases).filter((version) => !version.startsWith(UNFINISHED))
}

/** Bytes of each script of a stored release, compressed with brotli. */
export function storedBytes(folder: string): Map<string, number> {
  const compressed = fs.readdirSync(folder).filter((file) => file.endsWith('.js.br'))
  return new Map(
    compressed.map((file) => [file.slice(0, -'.br'.length), fs.statSync(path.join(folder, file)).size]),
  )
}

/** What is wrong with the files of a stored release, whose scripts have these hashes. */
export function damages(
  store: Store,
  name: string,
  { version, integrity }: { version: string; integrity: Readonly<Record<string, string>> },
): string[] {
  const folder = releaseFolder(store, name, version)
  const title = `${name} ${version}`
  if (!fs.existsSync(folder)) return [`${title} is not in the store.`]
  const there = new Set(fs.readdirSync(folder))
  const scripts = Object.entries(integrity).flatMap(([file, hash]) => {
    if (!there.has(file)) return [`${title}: the file ${file} is missing.`]
    const content = fs.readFileSync(path.join(folder, file))
    if (integrityOf(content) !== hash) return [`${title}: the file ${file} is not what was published.`]
    return COMPRESSED_SUFFIXES.filter((suffix) => !isCopy(path.join(folder, file + suffix), content)).map(
      (suffix) => `${title}: the file ${file}${suffix} is not a copy of ${file}.`,
    )
  })
  const manifest = there.has('mf-manifest.json') ? [] : [`${title}: the file mf-manifest.json is missing.`]
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
