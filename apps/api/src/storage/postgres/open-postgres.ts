import type { Client, Pool } from 'pg'
import { actAsBackup, prepareBackupRole } from '../backup-role'
import type {
  Database,
  EngineDatabase,
  LongWork,
  Maintenance,
  OwnerTransaction,
  RunTransaction,
} from '../database'
import { forcedRowSecurity, migrate, wouldChangeData } from '../migrate'
import { migrations } from '../migrations/migrations'
import { deleteOldThrottles } from '../tables/throttles-table'
import { userDatabase } from '../user-database'
import {
  AS_READER,
  BACKGROUND_LIMITS,
  beginAsOwner,
  beginAsOwnerOf,
  beginAsPerson,
  type Settings,
} from './begin-statements'
import { whenAvailable } from './connection-errors'
import { type Connections, connectToPrimary, connectToStandby, newClient } from './connections'
import {
  LONG_ANSWER_TIMEOUT_MS,
  LONG_LIMITS,
  LONG_TRANSACTION_MS,
  longTransactions,
} from './long-transactions'
import { prepareRoles } from './roles'
import { ServerNotices } from './server-notices'
import type { ServerSearch } from './server-search'
import { requirePrimary, requireVersion, requireWritable, toStartRefusal } from './start-refusals'
import { ANSWER_TIMEOUT_MS, inTransaction, query, statement } from './transactions'
import { withStandby } from './with-standby'

const CONNECTIONS = 10

/** For a whole transaction: of a person, or on the whole database. */
const DEADLINE_MS = 15_000
const OWNER_DEADLINE_MS = 30 * 60_000

/** No request waits for a piece, and on a cluster every statement costs a hop, so pieces are long. */
const PIECE_MS = 500
/** Requests keep three quarters of the connections. More than this many pieces would take their processors. */
const MAX_PARALLEL_PIECES = 4
const CONNECTIONS_PER_PARALLEL_PIECE = 4

/** An arbitrary number that no other program uses for its advisory locks. */
const MIGRATION_LOCK = 7_653_683_681n

interface Options {
  /** postgres://user:password@host:5432/database, or with several servers: host:5432,other:5432 */
  url: string
  /** One or several servers, at least one of which is a standby of that one; reads may go there. */
  readUrl?: string | undefined
  /** Maximum number of open connections to each; 10 by default. */
  connections?: number | undefined
  /** Limit of a person's whole transaction in milliseconds; 15 seconds by default. */
  transactionMs?: number | undefined
  /** Called before a migration changes the tables of a database that has users. */
  beforeMigration?: ((db: Maintenance) => Promise<void>) | undefined
}

/**
 * Opens a database on a PostgreSQL server and runs the migrations.
 *
 * @throws StartRefusal if the server cannot be reached, refuses the user or is too old
 */
export async function openPostgres({
  url,
  readUrl,
  connections: size = CONNECTIONS,
  transactionMs = DEADLINE_MS,
  beforeMigration,
}: Options): Promise<Database & Maintenance> {
  const standby = readUrl === undefined ? null : connectToStandby({ url: readUrl, size })
  const primary = connectToPrimary({ url, size, onMoved: () => void standby?.search.find() })
  const engine = database(primary, transactionMs)
  const db = standby ? withStandby(engine, { primary, standby }) : engine
  try {
    await prepare(primary.search, async () => beforeMigration?.(db))
    await standby?.search.find()
  } catch (error) {
    await db.close()
    throw error
  }
  return userDatabase(db, longWork(primary))
}

/** One process at a time migrates; the others wait and then have nothing left to do. */
async function prepare(search: ServerSearch, beforeMigration: () => Promise<void>): Promise<void> {
  if (search.isAmongSeveral) requirePrimary(await search.find())
  const client = newClient(search.current.url)
  client.on('error', ignore)
  try {
    await client.connect()
    await requireVersion(client)
    await requireWritable(client)
    const owner = ownerTransaction(client)
    await beginWithLock(client)
    await prepareRoles(client)
    await prepareBackupRole(owner)
    const isCopyDue = await wouldChangeData(owner, migrations)
    await client.query('commit')
    if (isCopyDue) await beforeMigration()
    await beginWithLock(client)
    await migrate(owner, migrations)
    await prepareBackupRole(owner)
    await client.query('commit')
  } catch (error) {
    throw toStartRefusal(error, client)
  } finally {
    await client.end().catch(ignore)
  }
}

/** Begins a transaction that holds the migration lock until it ends. */
async function beginWithLock(client: Client): Promise<void> {
  for (const message of beginAsOwner()) await client.query(message)
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  // Reading a table refreshes the connection's catalog cache, which waiting for the lock does not.
  await client.query('select from pg_namespace limit 0')
}

interface Deadlines {
  /** For the result of a statement. */
  answerMs: number
  /** For the whole transaction. */
  transactionMs: number
  /** If they differ from those of a request. */
  limits?: Settings
}

const LONG_WORK: Deadlines = {
  answerMs: LONG_ANSWER_TIMEOUT_MS,
  transactionMs: LONG_TRANSACTION_MS,
  limits: LONG_LIMITS,
}

/** Transactions of a person. */
function userTransactions(
  { pool, names }: Connections,
  { isolation, reads }: { isolation: string; reads: boolean },
  { answerMs, transactionMs: deadlineMs, limits }: Deadlines,
): RunTransaction {
  return (userId, work) => {
    const plan = (sql: string, params?: unknown[]) => ({
      ...names.for(sql),
      ...statement(sql, params, answerMs),
    })
    const begin = beginAsPerson(userId, isolation, limits)
    return inTransaction(pool, { begin, plan, deadlineMs, reads }, ({ readOnly, query, beforeCommit }) =>
      work({ readOnly, query, beforeCommit }),
    )
  }
}

const WRITER = { isolation: '', reads: false }
const READER = { isolation: AS_READER, reads: true }

function longWork(connections: Connections): LongWork {
  return longTransactions({
    asReader: userTransactions(connections, READER, LONG_WORK),
    asWriter: userTransactions(connections, WRITER, LONG_WORK),
    asOwnerOf: (userId, work) => {
      const plan = {
        begin: beginAsOwnerOf(userId, LONG_LIMITS),
        plan: statement,
        deadlineMs: LONG_TRANSACTION_MS,
      }
      return inTransaction(connections.pool, plan, work)
    },
  })
}

function database(connections: Connections, transactionMs: number): EngineDatabase & Maintenance {
  const { pool, search, close } = connections
  const notices = new ServerNotices({ search, pool })
  const deadlines = { answerMs: ANSWER_TIMEOUT_MS, transactionMs }
  const readEverything: Maintenance['readEverything'] = (work) =>
    maintain(pool, async (owner) => {
      await actAsBackup(owner)
      return work(owner)
    })
  return {
    asUser: userTransactions(connections, WRITER, deadlines),
    asReader: userTransactions(connections, READER, deadlines),
    inBackground: userTransactions(connections, WRITER, { ...deadlines, limits: BACKGROUND_LIMITS }),
    isSerial: false,
    pieceLimits: { targetMs: PIECE_MS, parallel: parallelPieces(pool) },
    deleteOldThrottles: () => maintain(pool, deleteOldThrottles),
    readEverything,
    readInPieces: (work) => readEverything((tx) => work((read) => read(tx))),
    asOwner: (work) =>
      maintain(pool, async (owner) => {
        await owner.exec(forcedRowSecurity('no force'))
        const result = await work(owner)
        await owner.exec(forcedRowSecurity('force'))
        return result
      }),
    status: async () => ({
      engine: 'postgres',
      durable: null,
      walBytes: null,
      writable: true,
      running: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async ping() {
      await whenAvailable(pool.query(statement('select 1', undefined, ANSWER_TIMEOUT_MS)))
    },
    notices,
    async close() {
      await notices.close()
      await close()
    },
  }
}

function parallelPieces({ options }: Pool): number {
  const share = Math.floor(options.max / CONNECTIONS_PER_PARALLEL_PIECE)
  return Math.max(1, Math.min(MAX_PARALLEL_PIECES, share))
}

/** Runs maintenance work on the whole database, with a long deadline. */
function maintain<Result>(pool: Pool, work: (owner: OwnerTransaction) => Promise<Result>): Promise<Result> {
  return inTransaction(pool, { begin: beginAsOwner(), plan: statement, deadlineMs: OWNER_DEADLINE_MS }, work)
}

/** For start-up work, which begins and ends its transactions itself. */
function ownerTransaction(client: Client): OwnerTransaction {
  return {
    readOnly: false,
    exec: (sql) => whenAvailable(client.query(sql)),
    query: (sql, params) => query(client, statement(sql, params)),
  }
}

function ignore(): void {}
