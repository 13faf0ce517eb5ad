import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { createPostgresDatabase } from '../../testing/postgres-database'
import { migrations } from '../migrations/migrations'
import { openPostgres } from './open-postgres'

/** The tables that deploy/citus distributes, in that order. */
const distributed = distributedTables()

let client: Client
let drop: () => Promise<void>

beforeEach(async () => {
  const database = await createPostgresDatabase()
  drop = database.drop
  const db = await openPostgres({ url: database.url })
  await db.close()
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await drop()
})

function distributedTables(): string[] {
  const sql = readFileSync(join(__dirname, '../../../../../deploy/citus/distribute.sql'), 'utf8')
  const calls = sql.matchAll(
    /^select create_distributed_table\('public\.(\w+)', 'user_id'(, colocate_with => 'users')?\);$/gm,
  )
  return [...calls].map(([, table = '', colocated], index) => {
    if (index > 0 && colocated === undefined) throw new Error(`${table} does not lie beside its owner.`)
    return table
  })
}

/** What in the schema prevents tables from being distributed, each as "table: reason". */
async function obstacles(): Promise<string[]> {
  const { rows } = await client.query<{ obstacle: string }>(`
    with tables as (
      select c.oid, c.relname as name, c.relkind, c.relpersistence, c.relhasrules,
        (select attnum from pg_attribute where attrelid = c.oid and attname = 'user_id'
           and atttypid = 'uuid'::regtype and attnotnull) as owner
      from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    )
    select name || ': ' || what as obstacle from (
      select name, 'is not an ordinary, logged table' as what from tables
        where relkind <> 'r' or relpersistence <> 'p' or relhasrules
      union all select name, 'has no user_id of type uuid that is never null' from tables
        where relkind = 'r' and owner is null
      union all select t.name, 'has no primary key that begins with user_id' from tables t
        where relkind = 'r' and not exists (select from pg_index
          where indrelid = t.oid and indisprimary and indkey[0] = t.owner)
      union all select t.name, i.indexrelid::regclass || ' is unique across owners' from tables t
        join pg_index i on indrelid = t.oid
        where indisunique and (t.owner is null or not t.owner = any (indkey))
      union all select t.name, k.conname || ' is deferrable' from tables t
        join pg_constraint k on conrelid = t.oid where condeferrable
      union all select t.name, k.conname || ' excludes' from tables t
        join pg_constraint k on conrelid = t.oid where contype = 'x'
      union all select t.name, k.conname || ' refers to rows of other owners' from tables t
        join pg_constraint k on conrelid = t.oid
        left join tables target on target.oid = confrelid
        where contype = 'f' and not coalesce(
          array_position(conkey, t.owner) = array_position(confkey, target.owner), false)
      union all select t.name, k.conname || ' changes the owner of a row' from tables t
        join pg_constraint k on conrelid = t.oid
        where contype = 'f' and (confdeltype in ('n', 'd') or confupdtype not in ('a', 'r'))
      union all select t.name, g.tgname || ' is a trigger' from tables t
        join pg_trigger g on tgrelid = t.oid where not tgisinternal
      union all select t.name, a.attname || ' counts up' from tables t
        join pg_attribute a on attrelid = t.oid
        where attidentity <> '' or pg_get_serial_sequence(t.oid::regclass::text, attname) is not null
          and attnum > 0 and not attisdropped
      union all select t.name, p.polname || ' reads other tables' from tables t
        join pg_policy p on polrelid = t.oid
        where concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) ~* '\\mselect\\M'
      union all select t.name, 'is a part of another table' from tables t
        join pg_inherits on inhrelid = t.oid
    ) found order by 1`)
  return rows.map(({ obstacle }) => obstacle)
}

/** The tables each table refers to. */
async function references(): Promise<{ from: string; to: string }[]> {
  const { rows } = await client.query<{ from: string; to: string }>(`
    select f.relname as "from", t.relname as "to" from pg_constraint
    join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and f.relnamespace = 'public'::regnamespace`)
  return rows
}

test('every table is distributed, except the throttles, which a lost node must not take along', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  expect([...distributed, 'throttles'].sort()).toEqual(rows.map(({ name }) => name).sort())
})

test('a table is distributed after those it refers to', async () => {
  const early = (await references()).filter(
    ({ from, to }) => distributed.indexOf(from) < distributed.indexOf(to),
  )
  expect(early).toEqual([])
})

test('no key, reference or policy spans several owners', async () => {
  expect(await obstacles()).toEqual([])
})

test.each([
  ['create table t (user_id uuid not null, id int, primary key (id, user_id))', 'no primary key that begins'],
  ['create table t (id int primary key)', 't: has no user_id'],
  ['create unique index e on users (email)', 'users: e is unique across owners'],
  ['create table t (user_id uuid primary key, n int generated always as identity)', 't: n counts up'],
  ['create table t (user_id uuid primary key, n serial)', 't: n counts up'],
  [
    'create table t (user_id uuid primary key, o uuid references users)',
    'o_fkey refers to rows of other owners',
  ],
  [
    'create table t (user_id uuid primary key references users on delete set null)',
    't_user_id_fkey changes the owner',
  ],
  ['create table t (user_id uuid primary key deferrable)', 't_pkey is deferrable'],
  [
    'create table t (user_id uuid primary key, r int4range, exclude using gist (r with &&))',
    't_r_excl excludes',
  ],
  [
    'create trigger g before update on assets for each row execute function suppress_redundant_updates_trigger()',
    'assets: g is a trigger',
  ],
  ['create unlogged table t (user_id uuid primary key)', 't: is not an ordinary'],
  [
    'create policy p on assets using (user_id in (select user_id from users))',
    'assets: p reads other tables',
  ],
])('the check finds: %s', async (statement, obstacle) => {
  await client.query(statement)
  expect(await obstacles()).toContainEqual(expect.stringContaining(obstacle))
})

/** The first migration that runs where tables are distributed already, and so in forms that Citus accepts. */
const FIRST_DISTRIBUTED = '059'

test('new migrations add no column together with a check, which Citus refuses', () => {
  const later = migrations.filter(({ name }) => name >= FIRST_DISTRIBUTED)
  const wrong = later.flatMap(({ name, sql }) =>
    columnChecks(sql).map((statement) => `${name}: ${statement}`),
  )
  expect(wrong).toEqual([])
})

test.each([
  'alter table assets add column n int check (n > 0)',
  'alter table assets add column n int, add check (n > 0)',
  'alter table assets add n int, add constraint c check (n > 0)',
])('the check of migrations finds: %s', (statement) => {
  expect(columnChecks(`select 1;\n${statement};`)).toEqual([statement])
})

/** The statements that add a column and a check together. */
function columnChecks(sql: string): string[] {
  const statements = sql.replace(/--.*$/gm, '').split(';')
  return statements
    .map((one) => one.trim())
    .filter(
      (one) =>
        /^alter table\b.*\badd\b.*\bcheck\b/is.test(one) &&
        /\badd (column )?(?!check|constraint)\w+/i.test(one),
    )
}
