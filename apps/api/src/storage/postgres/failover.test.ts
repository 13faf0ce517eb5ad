import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '@solvent/api-testing/eventually'
import { Client } from 'pg'
import { isUnavailable } from '../../testing/is-unavailable'
import { type PostgresServer, type ServerPair, startServerPair } from '../../testing/server-pair'
import type { Database } from '../database'
import { DatabaseUnavailable } from '../database-unavailable'
import { openPostgres } from './open-postgres'

const [ADA = '', BOB = '', CY = '', DEE = '', EVE = ''] = ['1', '2', '3', '4', '5'].map(
  (digit) => `${digit}1111111-1111-8111-8111-111111111111`,
)

let pair: ServerPair
let opened: Database[] = []

beforeEach(async () => {
  pair = await startServerPair()
})
afterEach(async () => {
  await Promise.all(opened.map((db) => db.close()))
  opened = []
  await pair.stop()
})

async function open(url = pair.url): Promise<Database> {
  const db = await openPostgres({ url })
  opened.push(db)
  return db
}

/** Saves a row for a person who has none yet. */
function save(db: Database, person: string): Promise<unknown> {
  return db.asUser(person, (tx) =>
    tx.query(
      `insert into throttles (user_id, subject, failures, window_started_at, blocked_until)
       values ($1, 'account', 0, now(), now())`,
      [person],
    ),
  )
}

async function queryServer<Row extends object>(server: PostgresServer, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: pair.urlOf(server, 'postgres') })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** The people whose rows a server has, in the order of the ids above. */
async function savedOn(server: PostgresServer): Promise<string[]> {
  const rows = await queryServer<{ user_id: string }>(
    server,
    'select user_id from throttles order by user_id',
  )
  return rows.map((row) => row.user_id)
}

/** Waits until the standby has what the primary has now. */
async function untilCopied(): Promise<void> {
  const [at] = await queryServer<{ lsn: string }>(pair.primary, 'select pg_current_wal_insert_lsn() as lsn')
  for (let isThere = false; !isThere; await sleep(20)) {
    const sql = `select pg_last_wal_replay_lsn() >= '${at?.lsn}' as "isThere"`
    isThere = (await queryServer<{ isThere: boolean }>(pair.standby, sql))[0]?.isThere === true
  }
}

test('of several servers in the URL the primary is used, wherever it is listed', async () => {
  const db = await open()
  await save(db, ADA)
  expect(await savedOn(pair.primary)).toEqual([ADA])
})

test('when the primary is lost, changes are refused until the standby is promoted, and then go there', async () => {
  const db = await open()
  await save(db, ADA)
  await untilCopied()
  await pair.primary.killAll()
  await expect(save(db, CY)).rejects.toThrow(DatabaseUnavailable)
  pair.standby.promote()
  await eventually(() => save(db, BOB), isUnavailable)
  expect(await savedOn(pair.standby)).toEqual([ADA, BOB])
})

test('a primary that comes back after its standby was promoted is not written to again', async () => {
  const db = await open()
  await save(db, ADA)
  await untilCopied()
  await pair.primary.killAll()
  pair.standby.promote()
  await eventually(() => save(db, BOB), isUnavailable)
  await pair.primary.start()
  await pair.standby.stop('SIGQUIT')
  await expect(save(db, CY)).rejects.toThrow(DatabaseUnavailable)
  await expect(save(db, CY)).rejects.toThrow(DatabaseUnavailable)
  expect(await savedOn(pair.primary)).toEqual([ADA])
  await pair.standby.start()
  await eventually(() => save(db, DEE), isUnavailable)
  // A process that starts now does not know of the promotion, and asks both servers.
  await save(await open(), EVE)
  expect(await savedOn(pair.standby)).toEqual([ADA, BOB, DEE, EVE])
})

test('all connections to a frozen primary are dropped in favour of the promoted standby', async () => {
  const db = await open()
  await save(db, ADA)
  await untilCopied()
  pair.primary.freeze()
  const waiting = save(db, CY).catch((error: unknown) => error)
  pair.standby.promote()
  expect(await waiting).toBeInstanceOf(DatabaseUnavailable)
  await eventually(() => save(db, BOB), isUnavailable)
  expect(await savedOn(pair.standby)).toContain(BOB)
})

test('a start without a writable server is refused, with a reason for each server', async () => {
  const silent = 'postgres://solvent:Sesam@127.0.0.1:9,%2Fnowhere:5433/books'
  await expect(open(silent)).rejects.toThrow(
    'None of the PostgreSQL servers in DATABASE_URL accepts changes: 127.0.0.1:9 does not answer, /nowhere:5433 does not answer. Start or promote one, or correct DATABASE_URL.',
  )
  const onlyReads = pair.url.replace(pair.primary.host, '%2Fnowhere')
  await expect(open(onlyReads)).rejects.toThrow(/is read-only, \/nowhere:5432 does not answer/)
  await expect(open(pair.urlOf(pair.standby))).rejects.toThrow(
    /is read-only: it is a standby, or configured to be/,
  )
})
