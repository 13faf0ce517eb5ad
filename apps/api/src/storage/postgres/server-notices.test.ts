import { eventually } from '@solvent/api-testing/eventually'
import { cash } from '@solvent/api-testing/examples'
import { addAsset } from '@solvent/contracts'
import { Client } from 'pg'
import { onBoth, type SiblingServers, startSiblings } from '../../testing/sibling-servers'

let servers: SiblingServers
beforeAll(async () => {
  servers = await startSiblings()
})
afterAll(() => servers.stop())
// When a server listens again, it makes its pages check for what they missed.
beforeEach(() =>
  eventually(() => {
    for (const { db } of [servers.first, servers.second]) expect(db.notices?.isListening).toBe(true)
  }),
)

/** Terminates the listening connections, and returns how many there were. */
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

test('a save on one server is announced to pages on another', async () => {
  const { phone, page } = await onBoth(servers)
  await phone.answer(addAsset, { body: cash(50) })
  // A change found by the regular version check would be announced as a change of everything.
  await eventually(() => expect(page.saved).toEqual(['assets']))
  page.close()
})

test('a save while the servers are disconnected is announced once they are connected again', async () => {
  const { phone, page } = await onBoth(servers)
  expect(await endListeners()).toBe(2)
  await phone.answer(addAsset, { body: cash(50) })
  await eventually(() => expect(page.saved).toContain('everything'))
  page.close()
})

test.each(['', 'nonsense', 'sender {"userId":7}', 'sender not json'])(
  'the notice %p of another program is ignored',
  async (notice) => {
    const { phone, page } = await onBoth(servers)
    await servers.first.db.asUser(phone.userId, (tx) =>
      tx.query(`select pg_notify('solvent_notices', $1)`, [notice]),
    )
    await phone.answer(addAsset, { body: cash(50) })
    await eventually(() => expect(page.saved).toEqual(['assets']))
    page.close()
  },
)

test('a save without a notice is detected by the version of the books', async () => {
  const { phone, page } = await onBoth(servers)
  await servers.first.db.asUser(phone.userId, (tx) =>
    tx.change('update users set name = $2 where user_id = $1', [tx.userId, 'Ben']),
  )
  await eventually(() => expect(page.saved).toEqual(['everything']))
  page.close()
})
