import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { Database } from '../database'
import { findUser, insertUser } from '../users-table'
import { requireDurable } from './durability-check'
import { DurableNodeFS } from './durable-fs'
import { openPglite } from './open-pglite'

const ADA = '11111111-1111-8111-8111-111111111111'
const NOW = '2026-03-10T09:30:00.500Z'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'solvent-pglite-'))
})
afterAll(() => rm(folder, { recursive: true }))

function open(): Promise<Database> {
  return openPglite({ dataDir: join(folder, 'data'), onLockLost: () => {} })
}

function addUser(db: Database, userId: string, name: string): Promise<boolean> {
  return db.asUser(userId, (tx) =>
    insertUser(tx, userId, {
      email: `${name}@example.com`,
      username: name,
      name,
      monthlyIncome: 123_456n,
      currency: 'EUR',
      selectedModel: 'm',
      passwordHash: 'p',
      recoveryKeyHash: 'r',
      recoveryKeySealed: 's',
      createdAt: NOW,
    }),
  )
}

test('what was saved is there after a restart, and starting again changes nothing', async () => {
  const first = await open()
  await addUser(first, ADA, 'ada')
  await first.close()
  for (let start = 0; start < 2; start += 1) {
    const db = await open()
    expect(await db.asUser(ADA, (tx) => findUser(tx, ADA))).toEqual({
      email: 'ada@example.com',
      username: 'ada',
      name: 'ada',
      monthlyIncome: 123_456n,
      currency: 'EUR',
      selectedModel: 'm',
      aiKeyPreview: null,
      createdAt: NOW,
      updatedAt: NOW,
    })
    await db.close()
  }
})

test('a folder that is open cannot be opened a second time', async () => {
  const db = await open()
  await expect(open()).rejects.toThrow(`is in use by process ${process.pid}`)
  await db.ping()
  await db.close()
})

describe('the self-test refuses', () => {
  const asShipped = PGlite.defaultStartParams
  const withoutF = asShipped.filter((param) => param !== '-F')

  test.each([
    [
      'the file system as shipped',
      () => Object.assign(new NodeFS(join(folder, 'a')), { syncs: 0 }),
      withoutF,
    ],
    ['a database told not to sync', () => new DurableNodeFS(join(folder, 'b')), asShipped],
    ['a way of syncing that never reaches the disk', () => new DurableNodeFS(join(folder, 'c')), withoutF],
  ])('%s', async (_, fileSystem, startParams) => {
    const fs = fileSystem()
    const pg = await PGlite.create({ fs, startParams })
    await expect(requireDurable(pg, fs)).rejects.toThrow('a power cut could lose money records')
    await pg.close()
  })
})
