import { randomUUID } from 'node:crypto'
import { mkdirSync, rmdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { hasCode } from '../error-code'
import { StartRefusal } from '../start-refusal'
import { createLock, type Holder, type LockState, readLock } from './lock-file'
import { isAlive, ownIdentity, type ProcessIdentity } from './process-identity'

const HEARTBEAT_MS = 5_000
/** A holder that cannot be asked, on another machine, is given up after this long without a heartbeat. */
const SILENCE_MS = 30_000
/** A take-over lasts milliseconds; a guard older than this was left by a crash in the middle of one. */
const GUARD_MS = 10_000
const PATIENCE_MS = 1_000

export interface DataFolderLock {
  release(): void
}

/**
 * Makes this process the only one that uses the data folder; two at once destroy the database. The lock file
 * stands beside the folder. A live holder is never robbed; one that is gone is replaced.
 *
 * @param onLost called if somebody takes the lock away: the process must stop at once.
 * @throws StartRefusal that names the holder.
 */
export async function lockDataFolder(dataDir: string, onLost: () => void): Promise<DataFolderLock> {
  const path = `${dataDir}.lock`
  const mine: Holder = { ...ownIdentity(), nonce: randomUUID(), startedAt: new Date().toISOString() }
  const deadline = Date.now() + PATIENCE_MS
  while (!createLock(path, mine)) {
    const state = readLock(path)
    if (state && isStale(state, mine)) removeStale(path, state)
    // A holder that is just stopping gets the time to do so.
    if (Date.now() > deadline) throw inUse(dataDir, state?.holder ?? null)
    await pause(25)
  }
  const heartbeat = startHeartbeat(path, mine.nonce, onLost)
  return {
    release() {
      clearInterval(heartbeat)
      if (readLock(path)?.holder?.nonce === mine.nonce) rmSync(path, { force: true })
    },
  }
}

function isStale({ holder, age }: LockState, me: ProcessIdentity): boolean {
  if (!holder || holder.hostname !== me.hostname) return age > SILENCE_MS
  return holder.bootId !== me.bootId || !isAlive(holder)
}

/** Removes the lock file that was judged, and no other one that has taken its place meanwhile. */
function removeStale(path: string, judged: LockState): void {
  const guard = `${path}.takeover`
  try {
    mkdirSync(guard)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    removeOldGuard(guard)
    return
  }
  try {
    if (readLock(path)?.holder?.nonce === judged.holder?.nonce) rmSync(path, { force: true })
  } finally {
    rmdirSync(guard)
  }
}

function removeOldGuard(guard: string): void {
  try {
    if (Date.now() - statSync(guard).mtimeMs > GUARD_MS) rmdirSync(guard)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

function startHeartbeat(path: string, nonce: string, onLost: () => void): NodeJS.Timeout {
  const timer = setInterval(() => {
    if (readLock(path)?.holder?.nonce !== nonce) {
      clearInterval(timer)
      onLost()
      return
    }
    utimesSync(path, new Date(), new Date())
  }, HEARTBEAT_MS)
  timer.unref()
  return timer
}

function inUse(dataDir: string, holder: Holder | null): StartRefusal {
  const who = holder
    ? `process ${holder.pid} (started ${holder.startedAt.slice(0, 16).replace('T', ' ')}) on host ${holder.hostname}`
    : 'another process'
  return new StartRefusal(
    `The data folder ${dataDir} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`,
  )
}
