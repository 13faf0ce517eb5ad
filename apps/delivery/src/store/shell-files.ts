import fs from 'node:fs'
import path from 'node:path'
import type { ShellRelease } from '@solvent/delivery'
import { integrityOf } from '@solvent/delivery/integrity'
import { syncFolder, temporaryPath, writeDurably } from './durable-files'
import { recordedShells, runningShells } from './shells'
import type { Store } from './store'

/** The files of a shell by name, without its page, which its record contains. */
export type ShellFiles = ReadonlyMap<string, Buffer>

function filesFolder({ shells }: Store, version: string): string {
  return path.join(shells, version)
}

/** The stored files of a shell; null if one of them is missing or damaged, or its build does not list them. */
export function storedShellFiles(store: Store, { version, files }: ShellRelease): ShellFiles | null {
  const folder = filesFolder(store, version)
  if (!files || !fs.existsSync(folder)) return null
  const stored = new Map<string, Buffer>()
  for (const [file, hash] of Object.entries(files)) {
    const address = path.join(folder, file)
    const content = fs.existsSync(address) ? fs.readFileSync(address) : null
    if (!content || integrityOf(content) !== hash) return null
    stored.set(file, content)
  }
  return stored
}

/** Stores the files of a shell next to its record; replaces those that are there. */
export function storeShellFiles(store: Store, version: string, files: ShellFiles): void {
  const folder = filesFolder(store, version)
  const staging = temporaryPath(folder)
  fs.mkdirSync(staging, { recursive: true })
  for (const [file, content] of files) writeDurably(path.join(staging, file), content)
  syncFolder(staging)
  fs.rmSync(folder, { recursive: true, force: true })
  fs.renameSync(staging, folder)
  syncFolder(store.shells)
}

/** Deletes the files of the shells that no longer run; their records stay. */
export function pruneShellFiles(store: Store): void {
  const running = new Set(runningShells(store).map(({ version }) => version))
  for (const { version } of recordedShells(store)) if (!running.has(version)) removeShellFiles(store, version)
}

/** Deletes the files of a shell. */
export function removeShellFiles(store: Store, version: string): void {
  fs.rmSync(filesFolder(store, version), { recursive: true, force: true })
}
