import { cash } from '@solvent/api-testing/examples'
import { soon } from '@solvent/api-testing/soon'
import { addAsset } from '@solvent/contracts'
import { Client } from 'pg'
import { onBoth, type SiblingServers, startSiblings } from '../../testing/sibling-servers'

let servers: SiblingServers
beforeAll(async () => {
  servers = await startSiblings()
})
afterAll(() => servers.stop())
// A server that listens again has its pages look for what they missed.
beforeEach(() =>
  soon(() => {
    for (const { db } of [servers.first, servers.second]) expect(db.notices?.isListening).toBe(true)
  }),
)

/** The connections that listen. */
async function endListeners(): Promise<number> {
  const client = new Client({ connectionString: servers.url })
  await client.connect()
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where query like 'listen %' and datname = current_database()`,
  )
  await client.end()
  return rowCount ?? 0
}

test('a save through one server is heard through another', async () => {
  const { phone, page } = await onBoth(servers)
  await phone.answer(addAsset, { body: cash(50) })
  // What the regular look at the versions finds is told as a change of everything.
  await soon(() => expect(page.saved).toEqual(['assets']))
  page.close()
})

test('a save while the servers do not hear each other is heard of when they do again', async () => {
  const { phone, page } = await onBoth(servers)
  expect(await endListeners()).toBe(2)
  await phone.answer(addAsset, { body: cash(50) })
  await soon(() => expect(page.saved).toContain('everything'))
  page.close()
})

test.each(['', 'nonsense', 'somebody {"userId":7}', 'somebody not json'])(
  'the notice %p of another program is passed over',
  async (notice) => {
    const { phone, page } = await onBoth(servers)
    await servers.first.db.asUser(phone.userId, (tx) =>
      tx.query(`select pg_notify('solvent_notices', $1)`, [notice]),
    )
    await phone.answer(addAsset, { body: cash(50) })
    await soon(() => expect(page.saved).toEqual(['assets']))
    page.close()
  },
)

test('a save that a server did not tell of is found by the version of the books', async () => {
  const { phone, page } = await onBoth(servers)
  await servers.first.db.asUser(phone.userId, (tx) =>
    tx.query('update users set name = $2 where user_id = $1', [tx.userId, 'Somebody']),
  )
  await soon(() => expect(page.saved).toEqual(['everything']))
  page.close()
})
