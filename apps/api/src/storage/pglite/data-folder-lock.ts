import { randomUUID } from 'node:crypto'
import { mkdirSync, rmdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { hasCode } from '../error-code'
import { StartRefusal } from '../start-refusal'
import { createLock, type Holder, type LockState, readLock } from './lock-file'
import { isAlive, ownIdentity, type ProcessIdentity } from './process-identity'

const HEARTBEAT_MS = 5_000
/** A holder on another machine or in another container loses its lock after this long without a heartbeat. */
const HEARTBEAT_TIMEOUT_MS = 30_000
/** A takeover lasts milliseconds; an older guard was left by a crash during one. */
const STALE_GUARD_MS = 10_000
/** How long renewals may fail: longer than one heartbeat, shorter than two. */
const RENEWAL_TIMEOUT_MS = 7_000
const ACQUIRE_TIMEOUT_MS = 1_000

export interface DataFolderLock {
  release(): void
}

/**
 * Makes this process the only one that uses the data folder; two concurrent ones would destroy the database. The lock
 * file is next to the folder. The lock of a live holder is never taken; that of a dead one is replaced.
 *
 * @param onLost called if another process takes the lock: this process must stop immediately.
 * @throws StartRefusal that names the holder.
 */
export async function lockDataFolder(dataDir: string, onLost: () => void): Promise<DataFolderLock> {
  const path = `${dataDir}.lock`
  const self: Holder = { ...ownIdentity(), nonce: randomUUID(), startedAt: new Date().toISOString() }
  const deadline = Date.now() + ACQUIRE_TIMEOUT_MS
  const found = readLock(path)
  while (!createLock(path, self)) {
    const state = readLock(path)
    if (state && isStale(state, self)) removeStale(path, state)
    // Gives a holder time to stop; one that cannot be checked gets until its heartbeat times out.
    const isSilent =
      state !== null && !canCheckProcess(state, self) && state.heartbeatAt === found?.heartbeatAt
    if (Date.now() > deadline && !isSilent) throw inUse(dataDir, state?.holder ?? null)
    await pause(25)
  }
  const heartbeat = startHeartbeat(path, self.nonce, onLost)
  return {
    release() {
      clearInterval(heartbeat)
      if (readLock(path)?.holder?.nonce === self.nonce) rmSync(path, { force: true })
    },
  }
}

function isStale(state: LockState, me: ProcessIdentity): boolean {
  if (!canCheckProcess(state, me)) return Date.now() - state.heartbeatAt > HEARTBEAT_TIMEOUT_MS
  return state.holder.bootId !== me.bootId || !isAlive(state.holder)
}

/**
 * Whether the holder's process can be checked from here: its PID means nothing in another namespace, but no process
 * outlives a reboot of its machine.
 */
function canCheckProcess(state: LockState, me: ProcessIdentity): state is LockState & { holder: Holder } {
  const { holder } = state
  if (holder?.hostname !== me.hostname) return false
  return holder.bootId !== me.bootId || holder.pidNamespace === me.pidNamespace
}

/** Removes the stale lock file, but not one that has replaced it meanwhile. */
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
    if (Date.now() - statSync(guard).mtimeMs > STALE_GUARD_MS) rmdirSync(guard)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

function startHeartbeat(path: string, nonce: string, onLost: () => void): NodeJS.Timeout {
  let lastRenewal = Date.now()
  const timer = setInterval(() => {
    const outcome = renew(path, nonce)
    if (outcome === 'renewed') lastRenewal = Date.now()
    // A brief disk failure does not lose the lock. A longer one needs a new process, and other hosts would take
    // the missing heartbeats for a dead holder.
    const isLost = outcome === 'taken' || Date.now() - lastRenewal > RENEWAL_TIMEOUT_MS
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
