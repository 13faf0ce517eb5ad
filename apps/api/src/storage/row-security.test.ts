// Engines: both (roles and row-level security)
import type { TestDatabase } from '../testing/postgres-database'
import { insertPerson } from '../testing/rows'
import { openTestDatabase } from '../testing/test-database'
import { insertAsset } from './tables/assets-table'

const ADA = '11111111-1111-8111-8111-111111111111'
const BOB = '22222222-2222-8222-8222-222222222222'
const NOW = '2026-03-10T09:30:00.500Z'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await insertPerson(database.db, ADA, { name: 'ada' })
  await insertPerson(database.db, BOB, { name: 'bob' })
  await addAssetOf(ADA, ADA, '33333333-3333-7333-8333-333333333333')
})
afterAll(() => database.drop())

function as<Row>(userId: string, sql: string, params?: unknown[]): Promise<Row[]> {
  return database.db.asUser(userId, (tx) => tx.query<Row>(sql, params))
}

function addAssetOf(actor: string, owner: string, id: string): Promise<void> {
  const asset = {
    id,
    type: 'Cash',
    description: '',
    account: '',
    isLiquid: true,
    value: 1n,
    dateReceived: '2026-01-01',
  }
  return database.db.asUser(actor, (tx) => insertAsset({ ...tx, userId: owner }, asset, NOW))
}

test('every table has user_id first in its key, and forced row-level security', async () => {
  const tables = await as<{ name: string; key: string; enabled: boolean; forced: boolean }>(
    ADA,
    `select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
       (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where i.indrelid = c.oid and i.indisprimary) as key
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'm', 'v', 'f')
     order by name`,
  )
  expect(tables.length).toBeGreaterThan(8)
  expect(tables).toEqual(tables.map(({ name }) => ({ name, key: 'user_id', enabled: true, forced: true })))
})

test('the role of requests can read and write only rows of the current user in every table', async () => {
  const tables = await as<{ name: string; rule: string; reads: boolean; owns: boolean }>(
    ADA,
    `select c.relname as name, has_table_privilege('solvent_app', c.oid, 'select') as reads,
       pg_has_role('solvent_app', c.relowner, 'member') as owns,
       (select string_agg(concat_ws(' ', p.cmd, p.qual, p.with_check), '; ') from pg_policies p
        where p.tablename = c.relname and p.schemaname = 'public'
          and p.roles && array['public', 'solvent_app']::name[]) as rule
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  )
  const rule = `ALL (user_id = (current_setting('app.user_id'::text))::uuid)`
  expect(tables).toEqual(tables.map(({ name }) => ({ name, rule, reads: true, owns: false })))
})

test('requests act as a role that can neither bypass row-level security nor become another role', async () => {
  const roles = await as(
    ADA,
    `select current_user::text as name, rolsuper, rolbypassrls, rolcreaterole,
       pg_has_role('solvent_app', 'solvent_maintenance', 'member') as maintains
     from pg_roles where rolname = current_user`,
  )
  expect(roles).toEqual([
    { name: 'solvent_app', rolsuper: false, rolbypassrls: false, rolcreaterole: false, maintains: false },
  ])
})

test("a statement without a condition on the owner still sees and changes only the user's own rows", async () => {
  expect(await as(BOB, 'select 1 from assets')).toEqual([])
  expect(await as(BOB, 'select 1 from assets where user_id = $1', [ADA])).toEqual([])
  expect(await as(BOB, 'update assets set value_minor = 0 returning 1')).toEqual([])
  expect(await as(BOB, 'delete from assets returning 1')).toEqual([])
  expect(await as(BOB, 'select name from users')).toEqual([{ name: 'bob' }])
  expect(await as(ADA, 'select value_minor from assets')).toEqual([{ value_minor: '1' }])
})

test('a user cannot add a row for another user, or transfer a row to one', async () => {
  const adding = addAssetOf(BOB, ADA, '44444444-4444-7444-8444-444444444444')
  await expect(adding).rejects.toThrow('row-level security')
  await expect(as(ADA, 'update assets set user_id = $1', [BOB])).rejects.toThrow('row-level security')
})

test.each(['journal_entries', 'journal_lines', 'payments'])('%s is append-only', async (table) => {
  for (const statement of [`delete from ${table}`, `update ${table} set user_id = user_id`]) {
    await expect(as(ADA, statement)).rejects.toThrow('permission denied')
  }
})

test('the maintenance role can delete old throttles of all users, and do nothing else', async () => {
  const addThrottle = (userId: string, subject: string, age: string) =>
    as(userId, `insert into throttles values ($1, $2, 1, now(), now() - $3::interval)`, [
      userId,
      subject,
      age,
    ])
  await addThrottle(ADA, 'account', '25 hours')
  await addThrottle(ADA, 'network:old', '91 days')
  await addThrottle(BOB, 'account', '23 hours')
  await addThrottle(BOB, 'network:kept', '89 days')
  const act = <Row>(sql: string) =>
    database.db.asOwner(async (owner) => {
      await owner.exec(`set local app.user_id = '${BOB}'`)
      await owner.exec('set local role solvent_maintenance')
      const rows = await owner.query<Row>(sql)
      await owner.exec('reset role')
      return rows
    })
  expect(await act('select user_id, subject from throttles order by subject')).toEqual([
    { user_id: ADA, subject: 'account' },
    { user_id: ADA, subject: 'network:old' },
  ])
  for (const statement of [
    'select email from users',
    'select 1 from assets',
    'delete from assets',
    'select failures from throttles',
    'update throttles set failures = 0',
    `insert into throttles values ('${ADA}', 'address', 0, now(), now())`,
  ]) {
    await expect(act(statement)).rejects.toThrow('permission denied')
  }
  await database.db.deleteOldThrottles()
  const left = await database.db.readEverything((tx) =>
    tx.query('select user_id, subject from throttles order by subject'),
  )
  expect(left).toEqual([
    { user_id: BOB, subject: 'account' },
    { user_id: BOB, subject: 'network:kept' },
  ])
})
