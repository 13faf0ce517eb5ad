import { setTimeout as sleep } from 'node:timers/promises'
import { cash } from '@solvent/api-testing/examples'
import { signUp } from '@solvent/api-testing/person'
import { addAsset, listAssets } from '@solvent/contracts'
import { Client } from 'pg'
import { type PostgresServer, type ServerPair, startServerPair } from '../../testing/server-pair'
import { startServer, type TestServer } from '../../testing/start-server'
import { openPostgres } from './open-postgres'

/** The standby applies changes this much later than the primary. */
const DELAY_MS = 400
/** After this time the API servers have sampled the primary's position twice. */
const SAMPLING_MS = 2_500

let pair: ServerPair
const replicas: TestServer[] = []

beforeEach(async () => {
  pair = await startServerPair([`recovery_min_apply_delay=${DELAY_MS}ms`])
})
afterEach(async () => {
  await stopReplicas()
  await pair.stop()
})

async function stopReplicas(): Promise<void> {
  for (const replica of replicas.splice(0)) await replica.stop()
}

/** An API server on the pair. */
async function startReplica(): Promise<TestServer> {
  const db = await openPostgres({ url: pair.url, readUrl: pair.url })
  const replica = await startServer({ db, drop: () => db.close() })
  replicas.push(replica)
  return replica
}

/** A browser: it sends the last position it received with the next call. */
class Page {
  position: string | null = null

  constructor(
    readonly url: string,
    private readonly token: string,
  ) {}

  async call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(this.position !== null && { 'x-solvent-position': this.position }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const received = response.headers.get('x-solvent-position')
    if (received !== null && received > (this.position ?? '')) this.position = received
    return { status: response.status, body: await response.json() }
  }

  async save(n: number): Promise<void> {
    expect(await this.call('POST', addAsset.path, cash(n))).toMatchObject({ status: 200 })
  }

  /** The number of assets in the response. */
  async count(): Promise<number> {
    const { status, body } = await this.call('GET', listAssets.path)
    expect(status).toBe(200)
    return (body as { assets: unknown[] }).assets.length
  }
}

async function newPage({ url }: TestServer): Promise<Page> {
  const { token } = await signUp(url)
  return new Page(url, token)
}

/** The number of transactions that a server has finished since its start. */
async function transactionsOf(server: PostgresServer): Promise<number> {
  const client = new Client({ connectionString: pair.urlOf(server, 'postgres') })
  await client.connect()
  try {
    const sql = `select xact_commit + xact_rollback as count from pg_stat_database where datname = 'books'`
    return Number((await client.query<{ count: string }>(sql)).rows[0]?.count)
  } finally {
    await client.end()
  }
}

test('a read right after a change sees it, although the standby lags', async () => {
  const page = await newPage(await startReplica())
  await sleep(SAMPLING_MS)
  for (let n = 1; n <= 5; n += 1) {
    await page.save(n)
    expect(await page.count()).toBe(n)
  }
})

test('the standby answers once it has caught up', async () => {
  const page = await newPage(await startReplica())
  await page.save(1)
  await sleep(SAMPLING_MS)
  const before = await transactionsOf(pair.standby)
  for (let n = 0; n < 50; n += 1) expect(await page.count()).toBe(1)
  // A connection reports its statistics when it ends.
  await stopReplicas()
  expect((await transactionsOf(pair.standby)) - before).toBeGreaterThan(50)
})

test('an invalid or future position does no harm', async () => {
  const page = await newPage(await startReplica())
  await page.save(1)
  for (const position of ['', 'x', `0'; drop table assets; --`, 'F'.repeat(24), '0'.repeat(25)]) {
    page.position = position
    expect(await page.count()).toBe(1)
  }
})

test('under load users immediately see their own changes, and no answer is lost when the standby dies', async () => {
  const replica = await startReplica()
  const pages = await Promise.all(Array.from({ length: 6 }, () => newPage(replica)))
  await sleep(SAMPLING_MS)
  const users = pages.map((page, index) => ({ page, index, saved: 0 }))
  const takeTurns = (from: number, to: number) =>
    Promise.all(
      users.map(async (user) => {
        // Each user has a different rhythm, so that reads come before and after the standby has caught up.
        for (let turn = from + user.index; turn < to + user.index; turn += 1) {
          if (turn % 3 === 0) {
            user.saved += 1
            await user.page.save(user.saved)
          }
          expect(await user.page.count()).toBe(user.saved)
          await sleep(((turn * (user.index + 1)) % 7) * (DELAY_MS / 7))
        }
      }),
    )
  await takeTurns(0, 14)
  await Promise.all([takeTurns(14, 24), pair.standby.killAll()])
})
