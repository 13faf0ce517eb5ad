import { PGlite } from '@electric-sql/pglite'
import { migrate } from './migrate'
import type { Migration } from './migrations/migrations'

const one: Migration = {
  name: '001-one',
  sql: 'create table one (id integer); create table more (id integer)',
}
const two: Migration = { name: '002-two', sql: 'create table two (id integer)' }

let pg: PGlite

beforeAll(async () => {
  pg = await PGlite.create()
})
afterAll(() => pg.close())

function run(...migrations: Migration[]): Promise<void> {
  return pg.transaction((tx) =>
    migrate(
      {
        exec: (sql) => tx.exec(sql),
        query: async <Row>(sql: string, params?: unknown[]) => (await tx.query<Row>(sql, params)).rows,
      },
      migrations,
    ),
  )
}

async function tables(): Promise<string[]> {
  const { rows } = await pg.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by name`,
  )
  return rows.map(({ name }) => name)
}

test('each step runs once, in order, and a failing one leaves nothing half done', async () => {
  await run(one)
  await run(one)
  expect(await tables()).toEqual(['more', 'one'])
  const broken = { name: '003-broken', sql: 'create table three (id integer); create table one (id integer)' }
  await expect(run(one, two, broken)).rejects.toThrow('already exists')
  expect(await tables()).toEqual(['more', 'one'])
  await run(one, two)
  expect(await tables()).toEqual(['more', 'one', 'two'])
})

test('data of a newer version, or of one with other steps, is not touched', async () => {
  await expect(run(one)).rejects.toThrow('its step 002-two is not the one of this version')
  await expect(run({ ...one, sql: 'select 1' }, two)).rejects.toThrow('its step 001-one')
})
