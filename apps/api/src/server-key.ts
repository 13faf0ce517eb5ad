import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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
  mkdirSync(dirname(file), { recursive: true })
  try {
    // Fails if the file exists, so two first starts at once end up with the same key.
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
