import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { isSystemError } from '../failure'

/** Prefix of temporary names; names with a leading dot are never served. */
export const TEMPORARY_PREFIX = '.new-'

/** A unique temporary name next to `file`. */
export function temporaryPath(file: string): string {
  return path.join(path.dirname(file), `${TEMPORARY_PREFIX}${randomUUID()}`)
}

/** Writes a new file and syncs it to disk. */
export function writeDurably(file: string, content: string | Uint8Array, mode = 0o644): void {
  const handle = fs.openSync(file, 'wx', mode)
  try {
    fs.writeSync(handle, typeof content === 'string' ? Buffer.from(content) : content)
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}

/** Syncs the directory entries of a folder, if the system supports it. */
export function syncFolder(folder: string): void {
  try {
    const handle = fs.openSync(folder, 'r')
    try {
      fs.fsyncSync(handle)
    } finally {
      fs.closeSync(handle)
    }
  } catch (error) {
    // Windows and some network file systems do not support this.
    if (!isSystemError(error, 'EISDIR', 'EPERM', 'EINVAL', 'EACCES', 'ENOTSUP')) throw error
  }
}

/** Replaces a file atomically and durably. */
export function replaceFile(file: string, content: string): void {
  const temporary = temporaryPath(file)
  writeDurably(temporary, content)
  fs.renameSync(temporary, file)
  syncFolder(path.dirname(file))
}

/**
 * Creates a file atomically and durably, unless it exists.
 *
 * @returns whether it was created
 */
export function createFile(file: string, content: string, mode?: number): boolean {
  const temporary = temporaryPath(file)
  writeDurably(temporary, content, mode)
  try {
    fs.linkSync(temporary, file)
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false
    // The file system has no hard links; the lock excludes other writers.
    if (fs.existsSync(file)) return false
    fs.renameSync(temporary, file)
  } finally {
    fs.rmSync(temporary, { force: true })
  }
  syncFolder(path.dirname(file))
  return true
}
