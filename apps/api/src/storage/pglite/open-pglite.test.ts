import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { insertAsset } from '../assets-table'
import type { Database } from '../database'
import { findUser, insertUser } from '../users-table'
import { requireDurable } from './durability-check'
import { DurableNodeFS } from './durable-fs'
import { openPglite } from './open-pglite'

const ADA = '11111111-1111-8111-8111-111111111111'
const BOB = '22222222-2222-8222-8222-222222222222'
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

function addAssetOf(db: Database, actor: string, owner: string, id: string): Promise<void> {
  const asset = {
    id,
    type: 'Cash',
    description: '',
    account: '',
    isLiquid: true,
    value: 1n,
    dateReceived: '2026-01-01',
  }
  return db.asUser(actor, (tx) => insertAsset(tx, owner, asset, NOW))
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

describe('with two people in the database', () => {
  let db: Database

  beforeAll(async () => {
    db = await open()
    await addUser(db, ADA, 'ada')
    await addUser(db, BOB, 'bob')
    await addAssetOf(db, ADA, ADA, '33333333-3333-7333-8333-333333333333')
  })
  afterAll(() => db.close())

  test('a statement that forgets to name the owner still sees and changes own rows only', async () => {
    await db.asUser(BOB, async (tx) => {
      expect(await tx.query('select 1 from assets')).toEqual([])
      expect(await tx.query('update assets set value_minor = 0 returning 1')).toEqual([])
      expect(await tx.query<{ name: string }>('select name from users')).toEqual([{ name: 'bob' }])
    })
    expect(await db.asUser(ADA, (tx) => tx.query('select value_minor from assets'))).toEqual([
      { value_minor: '1' },
    ])
  })

  test('nobody adds a row in the name of somebody else', async () => {
    const adding = addAssetOf(db, BOB, ADA, '44444444-4444-7444-8444-444444444444')
    await expect(adding).rejects.toThrow('row-level security')
  })

  test.each(['journal_entries', 'journal_lines', 'payments'])('%s can only be added to', async (table) => {
    for (const statement of [`delete from ${table}`, `update ${table} set user_id = user_id`]) {
      await expect(db.asUser(ADA, (tx) => tx.query(statement))).rejects.toThrow('permission denied')
    }
  })

  test('a transaction that fails leaves nothing behind', async () => {
    const failing = db.asUser(ADA, async (tx) => {
      await tx.query('delete from assets')
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await db.asUser(ADA, (tx) => tx.query('select 1 from assets'))).toHaveLength(1)
  })
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
