import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DataFolderLock, lockDataFolder } from './data-folder-lock'
import { ownIdentity } from './process-identity'

let folder = ''
let dataDir = ''
let acquired: DataFolderLock[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'solvent-lock-'))
  dataDir = join(folder, 'data')
})

afterEach(() => {
  for (const lock of acquired) lock.release()
  acquired = []
  rmSync(folder, { recursive: true })
})

async function acquire(onLost = () => {}): Promise<DataFolderLock> {
  const lock = await lockDataFolder(dataDir, onLost)
  acquired.push(lock)
  return lock
}

/** Writes a lock file as another process would, its last heartbeat some seconds ago. */
function writeLockFile(holder: object | string, secondsAgo = 0): void {
  const text = typeof holder === 'string' ? holder : JSON.stringify({ ...testHolder(), ...holder })
  writeFileSync(`${dataDir}.lock`, text)
  const at = new Date(Date.now() - secondsAgo * 1000)
  utimesSync(`${dataDir}.lock`, at, at)
}

function testHolder() {
  return { ...ownIdentity(), nonce: 'n', startedAt: '2026-11-21T10:00:00.000Z' }
}

function holderPid(): number {
  return JSON.parse(readFileSync(`${dataDir}.lock`, 'utf8')).pid
}

/** The PID of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}

test('a folder in use is refused; the message names the holder and says what to do', async () => {
  writeLockFile({})
  await expect(acquire()).rejects.toThrow(
    `The data folder ${dataDir} is in use by process ${process.pid} (started 2026-11-21 10:00) on host ${hostname()}. Stop it first, or set DATA_DIR to another folder.`,
  )
})

test('after a release the folder can be locked again', async () => {
  const lock = await acquire()
  await expect(acquire()).rejects.toThrow(`process ${process.pid}`)
  lock.release()
  expect(existsSync(`${dataDir}.lock`)).toBe(false)
  await acquire()
})

test.each([
  ['a process that has ended', () => writeLockFile({ pid: deadPid() })],
  ['a process whose PID was reused', () => writeLockFile({ processStart: 'another' })],
  ['a process before the last boot', () => writeLockFile({ bootId: 'another' })],
  ['a host that has been silent for half a minute', () => writeLockFile({ hostname: 'other' }, 31)],
  [
    'a container that has been silent for half a minute',
    () => writeLockFile({ pidNamespace: 'pid:[1]' }, 31),
  ],
  ['a container before the last boot', () => writeLockFile({ bootId: 'another', pidNamespace: 'pid:[1]' })],
  ['a crash of an older version', () => writeLockFile({ pid: deadPid(), pidNamespace: undefined }, 31)],
  ['a crash in the middle of writing', () => writeLockFile('', 31)],
])('the lock of %s is taken over', async (_, prepareLock) => {
  prepareLock()
  await acquire()
  expect(holderPid()).toBe(process.pid)
})

test.each([
  ['a live process, however long its heartbeat is overdue', () => writeLockFile({}, 3600), 'process'],
])('the lock of %s is never taken over', async (_, prepareLock, message) => {
  prepareLock()
  const before = readFileSync(`${dataDir}.lock`, 'utf8')
  await expect(acquire()).rejects.toThrow(message)
  expect(readFileSync(`${dataDir}.lock`, 'utf8')).toBe(before)
})

test.each([
  ['another host', { hostname: 'other' }, 'on host other'],
  ['another container', { pid: 1, processStart: 'another', pidNamespace: 'pid:[1]' }, 'process 1 '],
  ['an unreadable holder', '', 'another process'],
])('a folder locked by %s is refused as soon as there is a heartbeat', async (_, holder, message) => {
  writeLockFile(holder, 10)
  const heart = setTimeout(() => writeLockFile(holder), 1500)
  await expect(acquire()).rejects.toThrow(message)
  clearTimeout(heart)
})

test('a start waits until the heartbeat of another host times out, instead of having to be repeated', async () => {
  writeLockFile({ hostname: 'other' }, 28)
  await acquire()
  expect(holderPid()).toBe(process.pid)
})

test.each([
  ['over a stale lock', () => writeLockFile({ pid: deadPid() })],
  ['without a lock', () => {}],
])('of twelve concurrent starts %s exactly one gets the folder', async (_, prepareLock) => {
  prepareLock()
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => acquire()))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a holder detects the loss of its lock at the next heartbeat', async () => {
  jest.useFakeTimers()
  const onLost = jest.fn()
  const lock = await acquire(onLost)
  jest.advanceTimersByTime(5000)
  expect(onLost).not.toHaveBeenCalled()
  writeLockFile({ pid: 1 })
  jest.advanceTimersByTime(5000)
  expect(onLost).toHaveBeenCalledTimes(1)
  lock.release()
  expect(holderPid()).toBe(1)
  jest.useRealTimers()
})
