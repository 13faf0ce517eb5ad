import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DataFolderLock, lockDataFolder } from './data-folder-lock'
import { ownIdentity } from './process-identity'

let folder = ''
let dataDir = ''
let held: DataFolderLock[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'solvent-lock-'))
  dataDir = join(folder, 'data')
})

afterEach(() => {
  for (const lock of held) lock.release()
  held = []
  rmSync(folder, { recursive: true })
})

async function take(onLost = () => {}): Promise<DataFolderLock> {
  const lock = await lockDataFolder(dataDir, onLost)
  held.push(lock)
  return lock
}

/** A lock file as another process left it, its last heartbeat some seconds ago. */
function leave(holder: object | string, secondsAgo = 0): void {
  const text = typeof holder === 'string' ? holder : JSON.stringify({ ...somebody(), ...holder })
  writeFileSync(`${dataDir}.lock`, text)
  const at = new Date(Date.now() - secondsAgo * 1000)
  utimesSync(`${dataDir}.lock`, at, at)
}

function somebody() {
  return { ...ownIdentity(), nonce: 'n', startedAt: '2026-11-21T10:00:00.000Z' }
}

function holderPid(): number {
  return JSON.parse(readFileSync(`${dataDir}.lock`, 'utf8')).pid
}

/** The number of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}

test('a folder in use is refused, with the holder and the way out', async () => {
  leave({})
  await expect(take()).rejects.toThrow(
    `The data folder ${dataDir} is in use by process ${process.pid} (started 2026-11-21 10:00) on host ${hostname()}. Stop it first, or set DATA_DIR to another folder.`,
  )
})

test('after release the next one gets the folder', async () => {
  const lock = await take()
  await expect(take()).rejects.toThrow(`process ${process.pid}`)
  lock.release()
  expect(existsSync(`${dataDir}.lock`)).toBe(false)
  await take()
})

test.each([
  ['a process that has ended', () => leave({ pid: deadPid() })],
  ['a process whose number is used again', () => leave({ processStart: 'another' })],
  ['a process before the last boot', () => leave({ bootId: 'another' })],
  ['a host that has been silent for half a minute', () => leave({ hostname: 'other' }, 31)],
  ['a container that has been silent for half a minute', () => leave({ pidNamespace: 'pid:[1]' }, 31)],
  ['a container before the last boot', () => leave({ bootId: 'another', pidNamespace: 'pid:[1]' })],
  ['a crash of a former version', () => leave({ pid: deadPid(), pidNamespace: undefined }, 31)],
  ['a crash in the middle of writing', () => leave('', 31)],
])('the lock of %s is taken over', async (_, leaveLock) => {
  leaveLock()
  await take()
  expect(holderPid()).toBe(process.pid)
})

test.each([['a live process, however long its heartbeat is overdue', () => leave({}, 3600), 'process']])(
  'the lock of %s is never robbed',
  async (_, leaveLock, message) => {
    leaveLock()
    const before = readFileSync(`${dataDir}.lock`, 'utf8')
    await expect(take()).rejects.toThrow(message)
    expect(readFileSync(`${dataDir}.lock`, 'utf8')).toBe(before)
  },
)

test.each([
  ['another host', { hostname: 'other' }, 'on host other'],
  ['another container', { pid: 1, processStart: 'another', pidNamespace: 'pid:[1]' }, 'process 1 '],
  ['somebody who cannot be read', '', 'another process'],
])('the lock of %s is refused as soon as its heart beats', async (_, holder, message) => {
  leave(holder, 10)
  const heart = setTimeout(() => leave(holder), 1500)
  await expect(take()).rejects.toThrow(message)
  clearTimeout(heart)
})

test('a start waits until another host has been silent for long enough, so that nobody has to start again', async () => {
  leave({ hostname: 'other' }, 28)
  await take()
  expect(holderPid()).toBe(process.pid)
})

test.each([
  ['over a stale lock', () => leave({ pid: deadPid() })],
  ['over none', () => {}],
])('of twelve that start at once %s one gets the folder', async (_, leaveLock) => {
  leaveLock()
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => take()))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a holder whose lock was taken away learns it with the next heartbeat', async () => {
  jest.useFakeTimers()
  const onLost = jest.fn()
  const lock = await take(onLost)
  jest.advanceTimersByTime(5000)
  expect(onLost).not.toHaveBeenCalled()
  leave({ pid: 1 })
  jest.advanceTimersByTime(5000)
  expect(onLost).toHaveBeenCalledTimes(1)
  lock.release()
  expect(holderPid()).toBe(1)
  jest.useRealTimers()
})
