import { eventually } from '@solvent/api-testing/eventually'
import { cash } from '@solvent/api-testing/examples'
import { addAsset } from '@solvent/contracts'
import { Client } from 'pg'
import { createPostgresDatabase } from '../../testing/postgres-database'
import { onBoth, startSiblings } from '../../testing/sibling-servers'
import { openPostgres } from './open-postgres'

test('a refusal of the pooler is reported with what to do', async () => {
  const { url, drop } = await createPostgresDatabase()
  const elsewhere = url.replace(/solvent_test_\w+/, 'nowhere')
  await expect(openPostgres({ url: elsewhere })).rejects.toThrow(
    /^The connection pooler at .* refuses the connection: .*nowhere.*Correct DATABASE_URL/,
  )
  await drop()
})

test('statements work on any of the shared connections', async () => {
  const { url, drop } = await createPostgresDatabase()
  const dbs = await Promise.all([openPostgres({ url }), openPostgres({ url })])
  const people = Array.from({ length: 100 }, (_, n) => `11111111-1111-8111-8111-${`${n}`.padStart(12, '1')}`)
  const sql = `select current_setting('app.user_id') as "userId" from throttles right join (select $1) one on true`
  const seen = await Promise.all(
    people.map(async (userId, n) =>
      dbs[n % 2]?.asUser(userId, (tx) => tx.query<{ userId: string }>(sql, [n])),
    ),
  )
  expect(seen.map((rows) => rows?.[0]?.userId)).toEqual(people)
  await Promise.all(dbs.map((db) => db.close()))
  await drop()
})

test('settings of a transaction do not remain on a shared connection', async () => {
  const { url, drop } = await createPostgresDatabase()
  const db = await openPostgres({ url })
  await db.asUser('11111111-1111-8111-8111-111111111111', (tx) => tx.query('select 1'))
  const client = new Client({ connectionString: url })
  await client.connect()
  const sql = `select current_user as "user", current_setting('app.user_id', true) as person,
    current_setting('statement_timeout') as timeout`
  for (let n = 0; n < 20; n += 1) {
    const { rows } = await client.query(sql)
    expect(rows[0]).toMatchObject({ user: 'solvent', timeout: '0' })
    expect(rows[0].person ?? '').toBe('')
  }
  await client.end()
  await db.close()
  await drop()
})

test('a save on one server is detected by another, although the pooler passes no notices', async () => {
  const servers = await startSiblings()
  const { phone, page } = await onBoth(servers)
  await phone.answer(addAsset, { body: cash(50) })
  await eventually(() => expect(page.saved).toEqual(['everything']))
  page.close()
  await servers.stop()
})
