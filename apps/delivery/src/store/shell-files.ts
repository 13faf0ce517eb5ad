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

/** Whether the files of a recorded shell are stored. */
export function hasShellFiles(store: Store, version: string): boolean {
  return fs.existsSync(filesFolder(store, version))
}

/**
 * Reads a stored file of a shell.
 *
 * @returns null if its hash is not the recorded one
 */
export function readShellFile(store: Store, { version, files }: ShellRelease, file: string): Buffer | null {
  const hash = files && Object.hasOwn(files, file) ? files[file] : undefined
  const stored = path.join(filesFolder(store, version), file)
  if (hash === undefined || !fs.existsSync(stored)) return null
  const content = fs.readFileSync(stored)
  return integrityOf(content) === hash ? content : null
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
