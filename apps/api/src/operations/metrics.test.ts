// Engines: both (status of the engine)
import { createServer, type Server } from 'node:http'
import { cash } from '@solvent/api-testing/examples'
import { addAsset, deleteAsset, listModels, login, logout, updateProfile } from '@solvent/contracts'
import { DatabaseUnavailable } from '../storage/database-unavailable'
import { useOwnServer } from '../testing/use-own-server'
import { serveMetrics } from './metrics-server'

const setting = useOwnServer()

/** The current value of a series; 0 if it does not exist yet. */
async function value(series: string): Promise<number> {
  const line = (await metrics()).split('\n').find((text) => text.startsWith(`${series} `))
  return Number(line?.slice(series.length) ?? 0)
}

async function metrics(): Promise<string> {
  const response = await fetch(`${setting.server.url}/metrics`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  return response.text()
}

/** By how much each series grows during the work. */
async function growth(series: string[], work: () => Promise<unknown>): Promise<number[]> {
  const before = await Promise.all(series.map(value))
  await work()
  // An answer is counted once its last byte is sent, which the client may read a moment earlier; the extra request
  // waits for that.
  await metrics()
  const after = await Promise.all(series.map(value))
  return after.map((now, index) => now - (before[index] ?? 0))
}

test('answers are counted and timed by their route, never by their path', async () => {
  const person = await setting.newPerson()
  const id = '44444444-4444-7444-8444-444444444444'
  const labels = 'method="DELETE",route="/api/assets/:id",status="404"'
  const grown = await growth(
    [`http_requests_total{${labels}}`, `http_request_duration_seconds_count{${labels}}`],
    () => person.refusal(deleteAsset, { params: { id } }),
  )
  expect(grown).toEqual([1, 1])
  await fetch(`${setting.server.url}/no/such/path?secret=canary`)
  await fetch(`${setting.server.url}/api/no/such/path`)
  const text = await metrics()
  expect(text).toContain('route="/api/*",status="404"')
  expect(text).toContain('route="unknown",status="404"')
  for (const word of [id, 'canary', 'such', person.userId, person.email]) expect(text).not.toContain(word)
})

test('entries of the journal are counted by kind when they are committed, not before', async () => {
  const person = await setting.newPerson()
  const series = ['solvent_journal_entries_total{kind="opening"}']
  expect(await growth(series, () => person.answer(addAsset, { body: cash(1) }))).toEqual([1])
  const refused = () => person.refusal(addAsset, { body: cash(1, { date_received: '2026-13-01' }) })
  expect(await growth(series, refused)).toEqual([0])
  const named = { body: cash(2), key: 'the-same-request' }
  const sendTwice = async () => [await person.answer(addAsset, named), await person.answer(addAsset, named)]
  expect(await growth(series, sendTwice)).toEqual([1])
})

test('logins, refused tokens and throttled attempts are counted', async () => {
  const person = await setting.newPerson()
  const body = { email: person.email, password: 'Wrong-Horse-9' }
  const attempts = 'solvent_secret_tries_total{use="login",outcome='
  const grown = await growth(
    [
      `${attempts}"ok"}`,
      `${attempts}"failed"}`,
      `${attempts}"throttled"}`,
      'solvent_tokens_refused_total{reason="revoked"}',
      'solvent_tokens_refused_total{reason="invalid"}',
    ],
    async () => {
      await person.answer(login, { body: { ...body, password: 'Correct-Horse-9' } })
      for (let times = 0; times < 7; times += 1) await person.refusal(login, { body })
      await person.answer(logout)
      await person.refusal(logout)
      await person.refusal(logout, { token: `${person.token}x` })
    },
  )
  expect(grown).toEqual([1, 6, 1, 1, 1])
})

test('transactions are timed by outcome; retries and transactions that could not run are counted', async () => {
  const { db, operations } = setting.server
  const person = await setting.newPerson()
  const { asUser } = db
  const count = 'solvent_database_transaction_duration_seconds_count{outcome='
  const series = [
    `${count}"committed"}`,
    `${count}"unavailable"}`,
    'solvent_database_transaction_retries_total',
    'solvent_journal_entries_total{kind="opening"}',
  ]
  // As after a deadlock: the work runs, is rolled back, and runs again.
  db.asUser = async (userId, work) => {
    await asUser(userId, async (tx) => {
      await work(tx)
      throw new Error('rolled back')
    }).catch(() => {})
    return asUser(userId, work)
  }
  expect(await growth(series, () => person.answer(addAsset, { body: cash(1) }))).toEqual([1, 0, 1, 1])
  db.asUser = () => Promise.reject(new DatabaseUnavailable(new Error('away')))
  expect(await growth(series, () => person.refusal(addAsset, { body: cash(1) }))).toEqual([0, 1, 0, 0])
  db.asUser = asUser
  expect(operations.readiness.isStopping).toBe(false)
})

describe('maintenance and database metrics', () => {
  test('the age of the last backup is reported, and whether it succeeded', async () => {
    const { maintenance } = setting.server.operations.readiness
    expect(await metrics()).not.toMatch(/^solvent_last_backup_age_seconds \d/m)
    maintenance.lastBackup = { at: new Date(Date.now() - 60_000).toISOString(), ok: false }
    expect(await value('solvent_last_backup_age_seconds')).toBeCloseTo(60, 0)
    expect(await metrics()).toContain('solvent_last_backup_ok 0')
  })

  test('waiting transactions and writability are reported as long as the database answers', async () => {
    expect(await metrics()).toMatch(/^solvent_database_transactions_waiting 0$/m)
    expect(await value('solvent_database_writable')).toBe(1)
    const { db } = setting.server
    const { ping } = db
    db.ping = () => Promise.reject(new Error('away'))
    expect(await metrics()).not.toMatch(/^solvent_database_writable /m)
    db.ping = ping
  })
})

test('calls of the model provider are timed by outcome', async () => {
  let status = 200
  const provider: Server = createServer((_, response) => response.writeHead(status).end('{"data":[]}'))
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const address = provider.address()
  setting.server.ai.baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const person = await setting.newPerson()
  const profile = { name: 'A', monthly_income: 0, currency_preference: 'USD', selected_model: 'm' }
  await person.answer(updateProfile, { body: { ...profile, cerebras_api_key: 'csk-0123456789' } })
  const count = 'solvent_provider_call_duration_seconds_count{call="models",outcome='
  const grown = await growth([`${count}"ok"}`, `${count}"failed"}`], async () => {
    await person.answer(listModels)
    status = 500
    await person.refusal(listModels)
  })
  expect(grown).toEqual([1, 1])
  await new Promise((resolve) => provider.close(resolve))
})

test('a separate port serves the metrics and nothing else', async () => {
  const server = await serveMetrics(setting.server.operations.metrics, { host: '127.0.0.1', port: 0 })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain('http_requests_total')
  expect((await fetch(`${origin}/api/health`)).status).toBe(404)
  server.closeAllConnections()
  server.close()
})
