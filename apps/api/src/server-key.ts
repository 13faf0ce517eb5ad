import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { hasCode } from './storage/error-code'
import { StartRefusal } from './storage/start-refusal'

const KEY_BYTES = 32

/**
 * The server's one secret: from the setting, else from its file, which is created on the first start.
 *
 * @throws StartRefusal if it is too short to be safe
 */
export function loadServerKey(setting: string | undefined, file: string): Buffer {
  const key = Buffer.from(setting ?? readOrCreate(file), 'base64')
  if (key.length >= KEY_BYTES) return key
  const source = setting === undefined ? `The key file ${file}` : 'The setting SERVER_KEY'
  throw new StartRefusal(`${source} must hold at least ${KEY_BYTES} random bytes in base64.`)
}

function readOrCreate(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  create(file)
  return readFileSync(file, 'utf8')
}

/** Writes the key to disk completely before it is used, or not at all. */
function create(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  try {
    writeDurably(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`)
    // Fails if the file exists, so two concurrent first starts end up with the same key.
    linkSync(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  syncFolder(dirname(file))
}

/** Syncs to disk: if a power cut took the key away, everything encrypted with it would be lost. */
function writeDurably(path: string, text: string): void {
  rmSync(path, { force: true })
  const file = openSync(path, 'wx', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Syncs the entries of a folder to disk, if the system can. */
function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r')
    try {
      fsyncSync(folder)
    } finally {
      closeSync(folder)
    }
  } catch (error) {
    if (!hasCode(error, 'EPERM', 'EBADF', 'EINVAL', 'EISDIR', 'EACCES')) throw error
  }
}
