import { randomUUID } from 'node:crypto'
import { mkdirSync, rmdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { hasCode } from '../error-code'
import { StartRefusal } from '../start-refusal'
import { createLock, type Holder, type LockState, readLock } from './lock-file'
import { isAlive, ownIdentity, type ProcessIdentity } from './process-identity'

const HEARTBEAT_MS = 5_000
/** A holder that cannot be asked, on another machine or in another container, is given up after this long without a heartbeat. */
const SILENCE_MS = 30_000
/** A take-over lasts milliseconds; a guard older than this was left by a crash in the middle of one. */
const GUARD_MS = 10_000
/** Longer than one heartbeat, shorter than two. */
const FAILING_MS = 7_000
const ACQUIRE_TIMEOUT_MS = 1_000

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
  const deadline = Date.now() + ACQUIRE_TIMEOUT_MS
  const found = readLock(path)
  while (!createLock(path, mine)) {
    const state = readLock(path)
    if (state && isStale(state, mine)) removeStale(path, state)
    // A holder that is just stopping gets the time to do so, and one that cannot be asked the time to be silent.
    const isSilent = state !== null && !canBeAsked(state, mine) && state.beatAt === found?.beatAt
    if (Date.now() > deadline && !isSilent) throw inUse(dataDir, state?.holder ?? null)
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

function isStale(state: LockState, me: ProcessIdentity): boolean {
  if (!canBeAsked(state, me)) return Date.now() - state.beatAt > SILENCE_MS
  return state.holder.bootId !== me.bootId || !isAlive(state.holder)
}

/** Of a process in another namespace the number means nothing, but no process outlives its machine's boot. */
function canBeAsked(state: LockState, me: ProcessIdentity): state is LockState & { holder: Holder } {
  const { holder } = state
  if (holder?.hostname !== me.hostname) return false
  return holder.bootId !== me.bootId || holder.pidNamespace === me.pidNamespace
}

/** Removes the lock file that was stale, and no other one that has taken its place meanwhile. */
function removeStale(path: string, stale: LockState): void {
  const guard = `${path}.takeover`
  try {
    mkdirSync(guard)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    removeOldGuard(guard)
    return
  }
  try {
    if (readLock(path)?.holder?.nonce === stale.holder?.nonce) rmSync(path, { force: true })
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
  let lastRenewal = Date.now()
  const timer = setInterval(() => {
    const outcome = renew(path, nonce)
    if (outcome === 'renewed') lastRenewal = Date.now()
    // A disk that fails for a moment loses no lock; one that fails for longer wants a new process, and would let
    // others believe that we are gone.
    const isLost = outcome === 'taken' || Date.now() - lastRenewal > FAILING_MS
    if (!isLost) return
    clearInterval(timer)
    onLost()
  }, HEARTBEAT_MS)
  timer.unref()
  return timer
}

function renew(path: string, nonce: string): 'renewed' | 'taken' | 'failed' {
  try {
    if (readLock(path)?.holder?.nonce !== nonce) return 'taken'
    utimesSync(path, new Date(), new Date())
    return 'renewed'
  } catch {
    return 'failed'
  }
}

function inUse(dataDir: string, holder: Holder | null): StartRefusal {
  const who = holder
    ? `process ${holder.pid} (started ${holder.startedAt.slice(0, 16).replace('T', ' ')}) on host ${holder.hostname}`
    : 'another process'
  return new StartRefusal(
    `The data folder ${dataDir} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`,
  )
}
