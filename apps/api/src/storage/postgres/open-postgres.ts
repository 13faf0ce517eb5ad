import {
  Client,
  type CustomTypesConfig,
  escapeLiteral,
  Pool,
  type PoolClient,
  type QueryConfig,
  types,
} from 'pg'
import { actAsBackup, prepareBackupRole } from '../backup-role'
import type { Database, Maintenance, OwnerTransaction } from '../database'
import { forcedRowSecurity, migrate, wouldChangeData } from '../migrate'
import { migrations } from '../migrations/migrations'
import { retryingDatabase } from '../retrying-database'
import { StartRefusal } from '../start-refusal'
import { forgetOldTries } from '../throttles-table'
import { isConnectionLost, whenAvailable } from './connection-errors'
import { prepareRoles } from './roles'
import { requireVersion, startRefusal } from './start-refusals'

const CONNECTIONS = 10
/** For a new connection, and for a free one when all are busy. */
const CONNECT_TIMEOUT_MS = 5_000
/** A quiet connection is tried after this time, so that one whose server vanished is noticed. */
const KEEPALIVE_MS = 10_000
/** For a statement's answer. The server gives up earlier; this is for a server that cannot say so any more. */
const ANSWER_TIMEOUT_MS = 8_000
/** Any number that no other program uses for its advisory locks. */
const MIGRATION_LOCK = 7_653_683_681n

/** How every transaction speaks, whatever the server's own settings are; also through a connection pooler. */
const DIALECT = `set local timezone = 'UTC'; set local datestyle = 'ISO'`
/** The last one frees the locks of an API that vanished without closing its connections. */
const LIMITS = `set local statement_timeout = '5s'; set local lock_timeout = '2s';
  set local idle_in_transaction_session_timeout = '30s'`

const asText: ReadonlySet<number> = new Set([
  types.builtins.INT8,
  types.builtins.NUMERIC,
  types.builtins.DATE,
  types.builtins.TIMESTAMPTZ,
])
const parsers: CustomTypesConfig = {
  getTypeParser: (oid, format) => (asText.has(oid) ? String : types.getTypeParser(oid, format)),
}

interface Options {
  /** postgres://user:password@host:5432/database */
  url: string
  /** How many connections may be open at a time; 10 where nothing else is said. */
  connections?: number | undefined
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
  // The pool replaces an idle connection that is lost; of one in use, the statement fails and tells.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  const db = database(pool)
  try {
    await prepare(url, async () => beforeMigration?.(db))
  } catch (error) {
    await pool.end()
    throw error
  }
  return retryingDatabase(db)
}

/** One process at a time migrates; the others wait for it and find nothing left to do. */
async function prepare(url: string, beforeMigration: () => Promise<void>): Promise<void> {
  const client = newClient(url)
  client.on('error', ignore)
  try {
    await client.connect()
    await requireVersion(client)
    const owner = ownerTransaction(client)
    await beginAlone(client)
    await prepareRoles(client)
    await prepareBackupRole(owner)
    const isCopyDue = await wouldChangeData(owner, migrations)
    await client.query('commit')
    if (isCopyDue) await beforeMigration()
    await beginAlone(client)
    await migrate(owner, migrations)
    await prepareBackupRole(owner)
    await client.query('commit')
  } catch (error) {
    throw startRefusal(error, client)
  } finally {
    await client.end().catch(ignore)
  }
}

async function beginAlone(client: Client): Promise<void> {
  await client.query(`begin; ${DIALECT}`)
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
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

function database(pool: Pool): Database & Maintenance {
  return {
    asUser: (userId, work) => {
      const deadline = ANSWER_TIMEOUT_MS
      // One message, so that it costs one round trip.
      const begin = `begin; set local role solvent_app; set local app.user_id = ${escapeLiteral(userId)};
        ${DIALECT}; ${LIMITS}`
      return inTransaction(pool, begin, (client) =>
        work({
          readOnly: false,
          query: (sql, params) => query(client, { name: nameOf(sql), ...statement(sql, params, deadline) }),
        }),
      )
    },
    forgetOldTries: () => maintain(pool, forgetOldTries),
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
  return inTransaction(pool, `begin; ${DIALECT}`, (client) => work(ownerTransaction(client)))
}

/** The first statements of `work` do not wait for the answer to `begin`; if that fails, so do they. */
async function inTransaction<Result>(
  pool: Pool,
  begin: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await whenAvailable(pool.connect())
  let isBroken = false
  try {
    const begun = query(client, statement(begin, undefined, ANSWER_TIMEOUT_MS))
    const worked = work(client)
    // Nothing of it may still run when the connection goes to somebody else.
    await Promise.allSettled([begun, worked])
    await begun
    const result = await worked
    await commit(client)
    return result
  } catch (error) {
    isBroken = isConnectionLost(error) || !(await rolledBack(client))
    throw error
  } finally {
    client.release(isBroken)
  }
}

/**
 * If the connection breaks here, nobody knows whether the transaction was saved. It is not run again: whoever sends
 * the request again with its key gets the answer that was saved, or has it done now.
 */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await whenAvailable(client.query(statement('commit', undefined, ANSWER_TIMEOUT_MS)))
  // PostgreSQL answers a commit after a failed statement with a rollback, not with an error.
  if (command !== 'COMMIT') throw new Error('The transaction failed before its end; nothing was saved.')
}

async function rolledBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query(statement('rollback', undefined, ANSWER_TIMEOUT_MS))
    return true
  } catch {
    return false
  }
}

async function query<Row>(client: PoolClient | Client, config: QueryConfig): Promise<Row[]> {
  const { rows } = await whenAvailable(client.query(config))
  return rows
}

/** For the driver, which also counts the time until the answer but does not say so in its types. */
function statement(text: string, values?: unknown[], deadlineMs?: number): QueryConfig {
  return {
    text,
    ...(values !== undefined && { values }),
    ...(deadlineMs !== undefined && { query_timeout: deadlineMs }),
  }
}

const names = new Map<string, string>()

/** A statement with a name is read and planned once for each connection. There are as many as the code has. */
function nameOf(sql: string): string {
  const known = names.get(sql)
  if (known !== undefined) return known
  const name = `solvent_${names.size}`
  names.set(sql, name)
  return name
}

function ownerTransaction(client: PoolClient | Client): OwnerTransaction {
  return {
    readOnly: false,
    exec: (sql) => whenAvailable(client.query(sql)),
    query: (sql, params) => query(client, statement(sql, params)),
  }
}

function ignore(): void {}
