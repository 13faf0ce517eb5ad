// Engines: both (status of the engine)
import { get } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { cash } from '@solvent/api-testing/examples'
import { addAsset, login } from '@solvent/contracts'
import { useOwnServer } from '../testing/use-own-server'

const setting = useOwnServer()

async function probe(path: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(setting.server.url + path)
  return { status: response.status, body: JSON.parse(await response.text()) }
}

/** Replaces methods of the database for one test. */
const replaced: (() => void)[] = []
function replace(change: Partial<typeof setting.server.db>): void {
  const { db } = setting.server
  const before = { ...db }
  Object.assign(db, change)
  replaced.push(() => Object.assign(db, before))
}
afterEach(() => {
  for (const restore of replaced.splice(0)) restore()
})

const never = () => new Promise<never>(() => {})
const away = () => Promise.reject(new Error('no connection'))

test('a server with its database is ready, and reports how the data is stored', async () => {
  const { maintenance } = setting.server.operations.readiness
  maintenance.lastBackup = { at: '2026-03-10T01:00:00.000Z', ok: true }
  const { status, body } = await probe('/readyz')
  expect(status).toBe(200)
  const { engine } = await setting.server.db.status()
  expect(body).toEqual({
    ready: true,
    engine,
    durable: engine === 'embedded' ? true : null,
    writable: true,
    wal_bytes: engine === 'embedded' ? expect.any(Number) : null,
    last_backup: { at: '2026-03-10T01:00:00.000Z', ok: true },
    last_verify: null,
    registry: null,
  })
})

test.each([
  ['fails', { ping: away }],
  ['does not answer', { ping: never }],
  ['does not report its status', { status: never }],
])('a server whose database %s reports that it is not ready, but alive', async (_, change) => {
  replace(change)
  const { status, body } = await probe('/readyz')
  expect([status, body.ready, body.engine]).toEqual([503, false, null])
  expect(await probe('/healthz')).toEqual({ status: 200, body: { status: 'ok' } })
})

test('many concurrent probes query the database once', async () => {
  let pings = 0
  const { ping } = setting.server.db
  replace({
    ping: () => {
      pings += 1
      return ping()
    },
  })
  const { hostname, port } = new URL(setting.server.url)
  const connection = connect(Number(port), hostname)
  // In one write, so that all of them arrive before the first is answered.
  const probes = Array.from({ length: 20 }, (_, index) =>
    ['GET /readyz HTTP/1.1', 'Host: solvent', ...(index === 19 ? ['Connection: close'] : []), '', ''].join(
      '\r\n',
    ),
  )
  connection.write(probes.join(''))
  expect((await text(connection)).split('HTTP/1.1 200 OK')).toHaveLength(21)
  expect(pings).toBe(1)
})

test('on a nearly full disk the server stays ready, for reading, and reports it', async () => {
  const status = await setting.server.db.status()
  replace({ status: async () => ({ ...status, writable: false }) })
  expect(await probe('/readyz')).toMatchObject({ status: 200, body: { ready: true, writable: false } })
})

test('the probes reveal nothing of people, paths or versions', async () => {
  const person = await setting.newPerson()
  const text = JSON.stringify([await probe('/readyz'), await probe('/healthz')])
  expect(text).not.toContain(person.userId)
  expect(text).not.toMatch(/\/|\d\.\d+\.\d/)
})

/** Last in this file: the server stays not ready. */
test('a stopping server is immediately not ready, answers running requests, and closes every connection', async () => {
  const person = await setting.newPerson()
  const { server } = setting
  const { asUser } = server.db
  let began: () => void = () => {}
  const hasBegun = new Promise<void>((resolve) => {
    began = resolve
  })
  replace({
    asUser: async (userId, work) => {
      began()
      await new Promise((resolve) => setTimeout(resolve, 300))
      return asUser(userId, work)
    },
  })
  const running = person.answer(addAsset, { body: cash(5) })
  await hasBegun
  server.operations.readiness.stop()
  expect(await probe('/readyz')).toMatchObject({ status: 503, body: { ready: false } })
  const { headers } = await new Promise<{ headers: { connection?: string } }>((resolve, reject) => {
    get(`${server.url}/healthz`, { headers: { connection: 'keep-alive' } }, (response) => {
      response.resume()
      resolve({ headers: { connection: String(response.headers.connection) } })
    }).on('error', reject)
  })
  expect(headers.connection).toBe('close')
  expect((await running).asset_value).toBe(5)
  expect((await person.refusal(login, { body: { email: person.email, password: 'x' } })).status).toBe(401)
})
