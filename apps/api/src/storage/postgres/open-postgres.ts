import { Client, type CustomTypesConfig, escapeLiteral, Pool, types } from 'pg'
import { actAsBackup, prepareBackupRole } from '../backup-role'
import type { Database, EngineDatabase, Maintenance, OwnerTransaction } from '../database'
import { forcedRowSecurity, migrate, wouldChangeData } from '../migrate'
import { migrations } from '../migrations/migrations'
import { StartRefusal } from '../start-refusal'
import { deleteOldThrottles } from '../tables/throttles-table'
import { userDatabase } from '../user-database'
import { whenAvailable } from './connection-errors'
import { prepareRoles } from './roles'
import { requireVersion, toStartRefusal } from './start-refusals'
import { nameOf } from './statement-name'
import { ANSWER_TIMEOUT_MS, inTransaction, query, statement } from './transactions'

const CONNECTIONS = 10
/** For a new connection, and for a free one when all are busy. */
const CONNECT_TIMEOUT_MS = 5_000
/** A quiet connection is tried after this time, so that one whose server vanished is noticed. */
const KEEPALIVE_MS = 10_000
/** Any number that no other program uses for its advisory locks. */
const MIGRATION_LOCK = 7_653_683_681n

/** For all of a transaction: a person's, and one of the whole database. */
const DEADLINE_MS = 15_000
const OWNER_DEADLINE_MS = 30 * 60_000

/** How every transaction speaks, whatever the server's own settings are; also through a connection pooler. */
const DIALECT = `set local timezone = 'UTC'; set local datestyle = 'ISO'`
/** The last one frees the locks of an API that vanished without closing its connections. */
const LIMITS = `set local statement_timeout = '5s'; set local lock_timeout = '2s';
  set local idle_in_transaction_session_timeout = '30s'`

const TEXT_TYPES: ReadonlySet<number> = new Set([
  types.builtins.INT8,
  types.builtins.NUMERIC,
  types.builtins.DATE,
  types.builtins.TIMESTAMPTZ,
])
const parsers: CustomTypesConfig = {
  getTypeParser: (oid, format) => (TEXT_TYPES.has(oid) ? String : types.getTypeParser(oid, format)),
}

interface Options {
  /** postgres://user:password@host:5432/database */
  url: string
  /** How many connections may be open at a time; 10 by default. */
  connections?: number | undefined
  /** How long all of a person's transaction may take; 15 seconds by default. */
  transactionMs?: number | undefined
  /** Called before the tables of a database with people in it change. */
  beforeMigration?: ((db: Maintenance) => Promise<void>) | undefined
}

/**
 * Opens a database on a PostgreSQL server, migrated.
 *
 * @throws StartRefusal if the server cannot be reached, refuses the user or is too old
 */
export async function openPostgres({
  url,
  connections = CONNECTIONS,
  transactionMs = DEADLINE_MS,
  beforeMigration,
}: Options): Promise<Database & Maintenance> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
    application_name: 'solvent',
    // What a transaction asks at once goes out at once.
    pipeline: true,
    types: parsers,
  })
  // The pool replaces an idle connection that is lost; of one in use, the statement fails.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  const db = database(pool, transactionMs)
  try {
    await prepare(url, async () => beforeMigration?.(db))
  } catch (error) {
    await pool.end()
    throw error
  }
  return userDatabase(db)
}

/** One process at a time migrates; the others wait for it and find nothing left to do. */
async function prepare(url: string, beforeMigration: () => Promise<void>): Promise<void> {
  const client = newClient(url)
  client.on('error', ignore)
  try {
    await client.connect()
    await requireVersion(client)
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

/** Begins a transaction that holds the lock of migrations until it ends. */
async function beginWithLock(client: Client): Promise<void> {
  await client.query(`begin; ${DIALECT}`)
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  // A table that is read here renews what the connection remembers of the tables; the wait for the lock does not.
  await client.query('select from pg_namespace limit 0')
}

function newClient(url: string): Client {
  try {
    return new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      types: parsers,
    })
  } catch {
    // The driver's own message would show the password.
    throw new StartRefusal('The setting DATABASE_URL cannot be read. Check it for unusual characters.')
  }
}

function database(pool: Pool, transactionMs: number): EngineDatabase & Maintenance {
  const asPerson =
    (isolation: string, reads: boolean): EngineDatabase['asUser'] =>
    (userId, work) => {
      // One message, so that it costs one round trip.
      const begin = `begin ${isolation}; set local role solvent_app; set local app.user_id = ${escapeLiteral(userId)};
        ${DIALECT}; ${LIMITS}`
      const plan = (sql: string, params?: unknown[]) => ({
        name: nameOf(sql),
        ...statement(sql, params, ANSWER_TIMEOUT_MS),
      })
      const deadlineMs = transactionMs
      return inTransaction(pool, { begin, plan, deadlineMs, reads }, ({ readOnly, query, beforeCommit }) =>
        work({ readOnly, query, beforeCommit }),
      )
    }
  return {
    asUser: asPerson('', false),
    // Otherwise each statement sees what was committed before it, and what is read contradicts itself.
    asReader: asPerson('isolation level repeatable read, read only', true),
    deleteOldThrottles: () => maintain(pool, deleteOldThrottles),
    readEverything: (work) =>
      maintain(pool, async (owner) => {
        await actAsBackup(owner)
        return work(owner)
      }),
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
    close: () => pool.end(),
  }
}

/** Work on the whole database takes the time it takes. */
function maintain<Result>(pool: Pool, work: (owner: OwnerTransaction) => Promise<Result>): Promise<Result> {
  const begin = `begin; ${DIALECT}`
  return inTransaction(pool, { begin, plan: statement, deadlineMs: OWNER_DEADLINE_MS }, work)
}

/** For the preparation, which begins and ends its transactions itself. */
function ownerTransaction(client: Client): OwnerTransaction {
  return {
    readOnly: false,
    exec: (sql) => whenAvailable(client.query(sql)),
    query: (sql, params) => query(client, statement(sql, params)),
  }
}

function ignore(): void {}
