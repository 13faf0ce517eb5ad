import { OpenPage } from '@solvent/api-testing/open-page'
import { logIn, Person, signUp } from '@solvent/api-testing/person'
import { createPostgresDatabase } from './postgres-database'
import type { TestServer } from './start-server'

/** Two servers on one PostgreSQL database that share no module state, as in two processes. */
export interface SiblingServers {
  /** URL of the database. */
  url: string
  first: TestServer
  second: TestServer
  stop(): Promise<void>
}

export async function startSiblings(): Promise<SiblingServers> {
  const { url, drop } = await createPostgresDatabase()
  const first = await startOn(url)
  const second = await startApart(url, first.serverKey)
  return {
    url,
    first,
    second,
    async stop() {
      await Promise.all([first.stop(), second.stop()])
      await drop()
    },
  }
}

/** A person with a device on the first server and an open page on the second. */
export async function onBoth({ first, second }: SiblingServers): Promise<{ phone: Person; page: OpenPage }> {
  const phone = await signUp(first.url)
  const { email, token } = await logIn(phone)
  const page = await OpenPage.open(new Person(second.url, email, token))
  return { phone, page: await page.subscribed() }
}

async function startOn(url: string, key?: Buffer): Promise<TestServer> {
  const [{ openPostgres }, { startServer }] = await Promise.all([
    import('../storage/postgres/open-postgres'),
    import('./start-server'),
  ])
  const db = await openPostgres({ url })
  return startServer({ db, drop: () => db.close() }, key)
}

/** The same with its own copies of the modules. */
async function startApart(url: string, key: Buffer): Promise<TestServer> {
  const started: TestServer[] = []
  await jest.isolateModulesAsync(async () => {
    started.push(await startOn(url, key))
  })
  const [server] = started
  if (!server) throw new Error('The second server did not start.')
  return server
}
