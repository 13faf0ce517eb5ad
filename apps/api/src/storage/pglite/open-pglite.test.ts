import { randomBytes, randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { insertPerson, savedTitles, saveTitle } from '../../testing/rows'
import type { Database, Maintenance } from '../database'
import { DatabaseUnavailable } from '../database-unavailable'
import { insertConversation } from '../tables/chat-table'
import { findUser } from '../tables/users-table'
import { requireDurable } from './durability-check'
import { DurableNodeFS } from './durable-fs'
import { templateFolder } from './engine-files'
import { openPglite } from './open-pglite'

const ADA = '11111111-1111-8111-8111-111111111111'
const MB = 2 ** 20
const NOW = '2026-03-10T09:30:00.500Z'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'solvent-pglite-'))
})
afterAll(() => rm(folder, { recursive: true }))

function open(): Promise<Database & Maintenance> {
  return openPglite({ dataDir: join(folder, 'data'), onLockLost: () => {} })
}

function addUser(db: Database, userId: string, name: string): Promise<boolean> {
  const email = `${name}@example.com`
  return insertPerson(db, userId, { email, username: name, name, monthlyIncome: 123_456n })
}

test('saved data survives restarts unchanged', async () => {
  const first = await open()
  await addUser(first, ADA, 'ada')
  await first.close()
  for (let start = 0; start < 2; start += 1) {
    const db = await open()
    expect(await db.asUser(ADA, findUser)).toEqual({
      email: 'ada@example.com',
      username: 'ada',
      name: 'ada',
      monthlyIncome: 123_456n,
      currency: 'EUR',
      currencyOnPages: false,
      selectedModel: 'm',
      aiKeyPreview: null,
      aiKeyTested: true,
      askBeforeSaving: false,
      stepsSkipped: false,
      hasNoDebts: false,
      isExample: false,
      factorRemovedAt: null,
      passwordReportedAt: null,
      createdAt: NOW,
      updatedAt: NOW,
    })
    await db.close()
  }
})

test('an open folder cannot be opened a second time', async () => {
  const db = await open()
  await expect(open()).rejects.toThrow(`is in use by process ${process.pid}`)
  await db.ping()
  await db.close()
})

test('running and waiting transactions finish when the server stops, and nothing acknowledged is lost', async () => {
  const first = await open()
  const acknowledged: string[] = []
  const writers = Array.from({ length: 8 }, async () => {
    for (;;) acknowledged.push(await saveTitle(first, ADA))
  })
  const ends = Promise.allSettled(writers)
  while (acknowledged.length < 20) await pause(5)
  await first.close()
  await first.close()
  for (const end of await ends) expect(end).toMatchObject({ reason: expect.any(DatabaseUnavailable) })
  const second = await open()
  expect(await savedTitles(second, ADA)).toEqual(acknowledged.sort())
  await second.close()
})

test('a failed statement makes the whole transaction fail, even if its error is ignored', async () => {
  const db = await open()
  const before = await savedTitles(db, ADA)
  const failing = db.asUser(ADA, async (tx) => {
    await insertConversation(tx, { id: ADA, title: 'never saved', createdAt: NOW })
    await tx.query('select 1 / 0').catch(() => {})
  })
  await expect(failing).rejects.toThrow('nothing was saved')
  await expect(db.asUser(ADA, (tx) => tx.query('select 1 / 0'))).rejects.toMatchObject({ code: '22012' })
  expect(await savedTitles(db, ADA)).toEqual(before)
  await db.close()
})

test('checkpoints limit the write-ahead log during heavy writes', async () => {
  const db = await open()
  const [before, written] = [await log(db), 45 * MB]
  for (let bytes = 0; bytes < written; bytes += MB) {
    const title = randomBytes(MB / 2).toString('hex')
    await db.asUser(ADA, (tx) => insertConversation(tx, { id: randomUUID(), title, createdAt: NOW }))
  }
  const after = await log(db)
  expect(Number(after.end) - Number(before.end)).toBeGreaterThan(written)
  expect(Number(after.end) - Number(after.checkpoint)).toBeLessThan(40 * MB)
  const { walBytes } = await db.status()
  expect(walBytes).toBeLessThanOrEqual(128 * MB)
  await db.close()
})

/** Positions in the write-ahead log, in bytes from its beginning. */
async function log(db: Maintenance): Promise<{ end?: string; checkpoint?: string }> {
  const [row] = await db.asOwner((tx) =>
    tx.query<{ end: string; checkpoint: string }>(
      `select pg_current_wal_insert_lsn() - '0/0' as end, redo_lsn - '0/0' as checkpoint
       from pg_control_checkpoint()`,
    ),
  )
  return row ?? {}
}

describe('the self-test refuses', () => {
  const shipped = PGlite.defaultStartParams
  const withoutF = shipped.filter((param) => param !== '-F')

  test.each([
    [
      'the file system as shipped',
      (dataDir: string) => Object.assign(new NodeFS(dataDir), { syncs: 0 }),
      withoutF,
    ],
    ['a database that is set not to sync', (dataDir: string) => new DurableNodeFS(dataDir), shipped],
    ['a sync method that never reaches the disk', (dataDir: string) => new DurableNodeFS(dataDir), withoutF],
  ])('%s', async (_, fileSystem, startParams) => {
    const dataDir = join(folder, randomUUID())
    await cp(templateFolder, dataDir, { recursive: true })
    const fs = fileSystem(dataDir)
    const pg = await PGlite.create({ fs, startParams })
    await expect(requireDurable(pg, fs)).rejects.toThrow('a power cut could lose money records')
    await pg.close()
  })
})
