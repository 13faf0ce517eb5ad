// Engines: embedded
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from './migrate'
import { type Migration, migrations } from './migrations/migrations'
import { restoreBeforeImage } from './tables/entry-images-table'

const one: Migration = {
  name: '001-one',
  sql: 'create table one (id integer); create table more (id integer)',
}
const two: Migration = { name: '002-two', sql: 'create table two (id integer)' }

let folder = ''
let pg: PGlite

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'solvent-migrate-'))
  pg = await emptyDatabase()
})
afterAll(async () => {
  await pg.close()
  await rm(folder, { recursive: true })
})

/** Copied from a template, because creating one takes seconds. */
async function emptyDatabase(): Promise<PGlite> {
  const dataDir = join(folder, randomUUID())
  await cp(process.env.SOLVENT_TEST_EMPTY_TEMPLATE ?? '', dataDir, { recursive: true })
  return PGlite.create(dataDir)
}

function run(...migrations: Migration[]): Promise<void> {
  return runOn(pg, migrations)
}

function runOn(database: PGlite, migrations: readonly Migration[]): Promise<void> {
  return database.transaction((tx) =>
    migrate({ readOnly: false, exec: (sql) => tx.exec(sql), query: queryOf(tx) }, migrations),
  )
}

function queryOf(tx: Pick<PGlite, 'query'>) {
  return async <Row>(sql: string, params?: unknown[]) => (await tx.query<Row>(sql, params)).rows
}

async function tables(): Promise<string[]> {
  const { rows } = await pg.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by name`,
  )
  return rows.map(({ name }) => name)
}

test('each migration runs once, in order, and a failing one leaves nothing half done', async () => {
  await run(one)
  await run(one)
  expect(await tables()).toEqual(['more', 'one'])
  const broken = { name: '003-broken', sql: 'create table three (id integer); create table one (id integer)' }
  await expect(run(one, two, broken)).rejects.toThrow('already exists')
  expect(await tables()).toEqual(['more', 'one'])
  await run(one, two)
  expect(await tables()).toEqual(['more', 'one', 'two'])
})

test('data of a newer version, or of a version with other migrations, is not touched', async () => {
  await expect(run(one)).rejects.toThrow('its migration 002-two is not part of this version')
  await expect(run({ ...one, sql: 'select 1' }, two)).rejects.toThrow('its migration 001-one')
})

test('a liability of an older version owes interest from the day it was added', async () => {
  const older = await emptyDatabase()
  const [owner, stranger] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  const become = (userId: string) => `select set_config('app.user_id', '${userId}', false);`
  const step = migrations.findIndex(({ name }) => name === '005-interest')
  // A table owner that is not a superuser, as on a PostgreSQL server, so that row-level security applies to it.
  await older.exec(`create role house createrole; grant create on schema public to house; set role house`)
  await older.exec(become(owner))
  for (const { sql } of migrations.slice(0, step)) await older.exec(sql)
  await older.exec(`
    insert into users values ('${owner}', 'a@b.c', 'a', 'A', 0, 'USD', 'm', '', '', '', null, null, now(), now());
    insert into liabilities values ('${owner}', '${owner}', 'Car Loan', '', 100, 100, 10, 10, 0, 0,
      'monthly', '2026-03-31', 50, 1200, '2026-03-10 23:30:00+00')`)
  await older.exec(become(stranger) + migrations[step]?.sql)
  const stored = 'select interest_posted_through::text as day from liabilities'
  expect((await older.query(stored)).rows).toEqual([])
  await older.exec('reset role')
  expect((await older.query(stored)).rows).toEqual([{ day: '2026-03-10' }])
  await older.close()
})

test('an expected asset of an older version has 100% confidence, also after an undo of such an entry', async () => {
  const older = await emptyDatabase()
  const id = '00000000-0000-4000-8000-000000000001'
  await older.exec(`
    create role house createrole;
    grant create on schema public to house;
    do $$ begin execute format('grant create on database %I to house', current_database()); end $$;
    set role house;
    select set_config('app.user_id', '${id}', false)`)
  const step = migrations.findIndex(({ name }) => name === '009-confidence')
  await runOn(older, migrations.slice(0, step))
  await older.exec(`
    insert into users values ('${id}', 'a@b.c', 'a', 'A', 0, 'USD', 'm', '', '', '', null, null, now(), now());
    insert into tentative_assets values ('${id}', '${id}', 'Bonus', '', '', true, 500, '2026-04-01', now());
    insert into journal_entries values ('${id}', '${id}', 'adjustment', '2026-03-10', now(), '');
    insert into entry_images select '${id}', '${id}', 'tentative_asset', '${id}', to_jsonb(one)
      from tentative_assets one;
    update tentative_assets set amount_minor = 7`)
  await runOn(older, migrations.slice(0, step + 1))
  const stored = 'select amount_minor, confidence from tentative_assets'
  expect((await older.query(stored)).rows).toEqual([{ amount_minor: 7, confidence: 100 }])
  await older.exec('update tentative_assets set confidence = 40')
  await restoreBeforeImage(
    {
      userId: id,
      readOnly: false,
      query: queryOf(older),
      change: queryOf(older),
      beforeCommit() {},
      afterCommit() {},
    },
    id,
    { kind: 'tentative_asset', id },
  )
  expect((await older.query(stored)).rows).toEqual([{ amount_minor: 500, confidence: 100 }])
  await older.close()
})

test('a new database has no account', async () => {
  const database = await emptyDatabase()
  await runOn(database, migrations)
  const { rows } = await database.query('select * from users')
  expect(rows).toEqual([])
  await database.close()
})
