import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { z } from 'zod'
import { hasCode } from '../error-code'

const holder = z.object({
  pid: z.int(),
  processStart: z.string().nullable(),
  hostname: z.string(),
  bootId: z.string().nullable(),
  // Older versions do not write it.
  pidNamespace: z.string().nullable().default(null),
  nonce: z.string(),
  startedAt: z.string(),
})

/** The process that holds the data folder. */
export type Holder = z.infer<typeof holder>

export interface LockState {
  /** Null if the file is unreadable, as after a power cut while it was being written. */
  holder: Holder | null
  /** Time of the last heartbeat, in milliseconds since 1970. */
  heartbeatAt: number
}

/** The current lock, or null if there is none. */
export function readLock(path: string): LockState | null {
  try {
    const text = readFileSync(path, 'utf8')
    return { holder: parseHolder(text), heartbeatAt: statSync(path).mtimeMs }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Creates the lock file atomically, complete and synced to disk. False if there is one already. */
export function createLock(path: string, content: Holder): boolean {
  const draft = `${path}.${content.nonce}`
  const file = openSync(draft, 'wx', 0o600)
  try {
    writeSync(file, JSON.stringify(content))
    fsyncSync(file)
    linkSync(draft, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    closeSync(file)
    rmSync(draft, { force: true })
  }
}

function parseHolder(text: string): Holder | null {
  try {
    return holder.parse(JSON.parse(text))
  } catch {
    return null
  }
}
