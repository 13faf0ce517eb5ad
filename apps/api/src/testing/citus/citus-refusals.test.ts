// Engines: none
import { loadModule } from 'libpg-query'
import { citusRefusals } from './citus-refusals'

beforeAll(() => loadModule())

test.each([
  'insert into assets (user_id, asset_id) values ($1, $2), ($1, $3)',
  'insert into journal_lines (user_id, no) select u.user_id, l.no from users u, jsonb_to_recordset($2) l(no int) where u.user_id = $1',
  'with old as (delete from idempotency_keys where user_id = $1) insert into idempotency_keys (user_id) values ($1)',
  'update assets set value_minor = value_minor + one.change from jsonb_to_recordset($2) one(change bigint) where user_id = $1',
  'insert into solvent_internal.jobs (name) select $1',
  'delete from assets where user_id = $1 returning asset_id',
  'begin',
  "select set_config('timezone', 'UTC', true); set local app.user_id = '1'",
])('accepted: %s', (statement) => {
  expect(citusRefusals(statement)).toEqual([])
})

test.each([
  [
    'insert into entry_images (user_id, before) values ($1, (select 1))',
    'a subquery in the values of an insert',
  ],
  [
    'insert into journal_lines (user_id, no) select $1, no from jsonb_to_recordset($2) line(no int)',
    'an "insert ... select" from no table',
  ],
  [
    'insert into journal_lines (user_id) select $1 from users where user_id = $1',
    'an "insert ... select" whose owner is not a column',
  ],
  [
    'with entry as (insert into a (user_id) values ($1)) insert into b (user_id) select user_id from users where user_id = $1',
    'a change in a CTE of "insert ... select"',
  ],
  [
    'with entry as (insert into a (user_id) select $1 from users) insert into b (user_id) values ($1)',
    'an "insert ... select" whose owner is not a column',
  ],
  ['update assets set asset_id = gen_random_uuid() where user_id = $1', 'a volatile function in a change'],
  ['delete from assets where user_id = $1 returning lower(description)', 'a function in "returning"'],
  ["set local timezone = 'UTC'; set local jit = off", 'several "set local" in one message'],
  ['begin; set local jit = off', '"set local" in one message with "begin" or "commit"'],
])('refused: %s', (statement, reason) => {
  expect(citusRefusals(statement)).toEqual([reason])
})
