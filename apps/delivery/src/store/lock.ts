import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { isSystemError, Refusal } from '../failure'

/** No change takes as long: its writer is gone, wherever it ran. */
const SILENT_MS = 30_000
const WAIT_MS = 45_000
const POLL_MS = 15

const holderSchema = z.object({ id: z.string(), pid: z.int(), host: z.string() })

/**
 * Does something while no other process changes the store. The lock of a process that has ended is taken over. Should two
 * have it all the same, a revision is still made once: the second one's file is refused, and it looks again.
 */
export async function withLock<T>(file: string, run: () => T): Promise<T> {
  const holder = JSON.stringify({ id: randomUUID(), pid: process.pid, host: hostname() })
  const started = Date.now()
  while (!take(file, holder)) {
    takeAwayFromTheDead(file)
    if (Date.now() - started > WAIT_MS)
      throw new Refusal(`Another process changes this store for too long. If none runs, remove ${file}.`)
    await pause(POLL_MS + Math.random() * POLL_MS)
  }
  try {
    return run()
  } finally {
    if (read(file) === holder) fs.rmSync(file, { force: true })
  }
}

function take(file: string, holder: string): boolean {
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

function takeAwayFromTheDead(file: string): void {
  const text = read(file)
  if (text === null || !(isOfDeadProcess(text) || isSilent(file))) return
  // Somebody else may have taken it over in between, and is left alone then.
  if (read(file) === text) fs.rmSync(file, { force: true })
}

function isSilent(file: string): boolean {
  const at = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return at !== undefined && Date.now() - at > SILENT_MS
}

function isOfDeadProcess(text: string): boolean {
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
