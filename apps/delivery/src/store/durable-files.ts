import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { isSystemError } from '../failure'

/** How what is not ready yet is called; nobody is served a name with a dot before it. */
export const UNFINISHED = '.new-'

/** A name beside `file` that nobody else uses. */
export function unfinishedBeside(file: string): string {
  return path.join(path.dirname(file), `${UNFINISHED}${randomUUID()}`)
}

/** Writes a file that is on the disk when this returns. */
export function writeDurably(file: string, content: string | Uint8Array, mode = 0o644): void {
  const handle = fs.openSync(file, 'wx', mode)
  try {
    fs.writeSync(handle, typeof content === 'string' ? Buffer.from(content) : content)
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}

/** Makes the names in a folder last, where the system can. */
export function syncFolder(folder: string): void {
  try {
    const handle = fs.openSync(folder, 'r')
    try {
      fs.fsyncSync(handle)
    } finally {
      fs.closeSync(handle)
    }
  } catch (error) {
    // Windows, and some network folders, know no such thing.
    if (!isSystemError(error, 'EISDIR', 'EPERM', 'EINVAL', 'EACCES', 'ENOTSUP')) throw error
  }
}

/** Puts a file in the place of another, so that whoever reads finds the old one or the new one, whole. */
export function replaceFile(file: string, content: string): void {
  const unfinished = unfinishedBeside(file)
  writeDurably(unfinished, content)
  fs.renameSync(unfinished, file)
  syncFolder(path.dirname(file))
}

/** Makes a file at once and whole, if there is none of this name. @returns whether it did */
export function createFile(file: string, content: string, mode?: number): boolean {
  const unfinished = unfinishedBeside(file)
  writeDurably(unfinished, content, mode)
  try {
    fs.linkSync(unfinished, file)
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false
    // A folder without hard links; the lock keeps other writers out.
    if (fs.existsSync(file)) return false
    fs.renameSync(unfinished, file)
  } finally {
    fs.rmSync(unfinished, { force: true })
  }
  syncFolder(path.dirname(file))
  return true
}
