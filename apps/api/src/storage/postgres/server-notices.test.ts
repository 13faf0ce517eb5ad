import { addAsset } from '@solvent/contracts'
import { Client } from 'pg'
import { cash } from '../../testing/examples'
import { OpenPage } from '../../testing/open-page'
import { logIn, Person } from '../../testing/person'
import { soon } from '../../testing/soon'
import { startServer, type TestServer } from '../../testing/start-server'
import { createPostgresDatabase } from '../../testing/test-database'
import { useServer } from '../../testing/use-server'
import { openPostgres } from './open-postgres'

let url = ''
let other: TestServer
const setting = useServer(async () => {
  const created = await createPostgresDatabase()
  url = created.url
  const db = await openPostgres({ url })
  return {
    db,
    async drop() {
      await db.close()
      await created.drop()
    },
  }
})

beforeAll(async () => {
  const db = await openPostgres({ url })
  other = await startServer({ db, drop: () => db.close() }, setting.server.serverKey)
})
afterAll(() => other.stop())

/** Somebody with a device on this server and an open page on the other one. */
async function twoServers(): Promise<{ phone: Person; page: OpenPage }> {
  const phone = await setting.newPerson()
  const laptop = await logIn(phone)
  const there = new Person(other.url, laptop.email, laptop.token)
  return { phone, page: await (await OpenPage.open(there)).listens() }
}

/** The connections that listen. */
async function endListeners(): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where query like 'listen %' and datname = current_database()`,
  )
  await client.end()
  return rowCount ?? 0
}

test('a save through one server is heard through another within a second', async () => {
  const { phone, page } = await twoServers()
  await phone.answer(addAsset, { body: cash(50) })
  const saved = performance.now()
  await soon(() => expect(page.saved).toEqual(['assets']))
  expect(performance.now() - saved).toBeLessThan(1000)
  page.close()
})

test('a save while the servers do not hear each other is heard of when they do again', async () => {
  const { phone, page } = await twoServers()
  expect(await endListeners()).toBe(2)
  await phone.answer(addAsset, { body: cash(50) })
  await soon(() => expect(page.saved).toContain('everything'))
  page.close()
})

test('a save that a server did not tell of is found by the version of the books', async () => {
  const { phone, page } = await twoServers()
  await setting.server.db.asUser(phone.userId, (tx) =>
    tx.query('update users set name = $2 where user_id = $1', [tx.userId, 'Somebody']),
  )
  await soon(() => expect(page.saved).toEqual(['everything']))
  page.close()
})
