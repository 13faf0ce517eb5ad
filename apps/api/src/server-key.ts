import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { hasCode } from './storage/error-code'
import { StartRefusal } from './storage/start-refusal'

const KEY_BYTES = 32

/**
 * The server's one secret: from the setting, else from its file, which is made at the first start.
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

/** All of it is on the disk before anybody uses it, or nothing. */
function create(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  try {
    writeDurably(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`)
    // Fails if the file exists, so two first starts at once end up with the same key.
    linkSync(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  syncFolder(dirname(file))
}

/** What is encrypted under a key that a power cut takes away is lost. */
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

/** Puts the names in a folder on the disk, where the system can. */
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
