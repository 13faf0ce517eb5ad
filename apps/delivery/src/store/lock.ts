import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { isSystemError, Refusal } from '../failure'

/** No change takes this long, so the holder must be gone, on whichever host it ran. */
const STALE_AFTER_MS = 30_000
const ACQUIRE_TIMEOUT_MS = 45_000
const POLL_MS = 15

const holderSchema = z.object({ id: z.string(), pid: z.int(), host: z.string() })

/**
 * Runs a function while no other process changes the store. The lock of a dead process is taken over. If two processes
 * ever hold it, a revision is still created only once: the second attempt finds the file and retries.
 */
export async function withLock<T>(file: string, run: () => T): Promise<T> {
  const holder = JSON.stringify({ id: randomUUID(), pid: process.pid, host: hostname() })
  const started = Date.now()
  while (!acquire(file, holder)) {
    removeStaleLock(file)
    if (Date.now() - started > ACQUIRE_TIMEOUT_MS)
      throw new Refusal(`Another process changes this store for too long. If none runs, remove ${file}.`)
    await pause(POLL_MS + Math.random() * POLL_MS)
  }
  try {
    return run()
  } finally {
    if (read(file) === holder) fs.rmSync(file, { force: true })
  }
}

function acquire(file: string, holder: string): boolean {
  try {
    fs.writeFileSync(file, holder, { flag: 'wx' })
    return true
  } catch (error) {
    if (isSystemError(error, 'EEXIST', 'EPERM', 'EBUSY')) return false
    throw error
  }
}

function read(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function removeStaleLock(file: string): void {
  const text = read(file)
  if (text === null || !(isHolderDead(text) || isExpired(file))) return
  // Another process may have taken it over in the meantime.
  if (read(file) === text) fs.rmSync(file, { force: true })
}

function isExpired(file: string): boolean {
  const at = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return at !== undefined && Date.now() - at > STALE_AFTER_MS
}

function isHolderDead(text: string): boolean {
  const holder = holderSchema.safeParse(parseJson(text))
  if (!holder.success || holder.data.host !== hostname()) return false
  try {
    process.kill(holder.data.pid, 0)
    return false
  } catch (error) {
    return isSystemError(error, 'ESRCH')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
