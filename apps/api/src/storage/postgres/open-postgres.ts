import { Client, type CustomTypesConfig, Pool, type PoolClient, types } from 'pg'
import { allUserIds } from '../all-user-ids'
import { actAsBackup, prepareBackupRole } from '../backup-role'
import type { Database, Maintenance, OwnerTransaction } from '../database'
import { forcedRowSecurity, migrate } from '../migrate'
import { migrations } from '../migrations/migrations'
import { retryingDatabase } from '../retrying-database'
import { StartRefusal } from '../start-refusal'
import { whenAvailable } from './connection-errors'
import { prepareRoles } from './roles'
import { requireVersion, startRefusal } from './start-refusals'

const CONNECTIONS = 10
/** For a new connection, and for a free one when all are busy. */
const CONNECT_TIMEOUT_MS = 5_000
/** Any number that no other program uses for its advisory locks. */
const MIGRATION_LOCK = 7_653_683_681n

/** How every transaction speaks, whatever the server's own settings are; also through a connection pooler. */
const DIALECT = `set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO', true)`
const LIMITS = `set_config('statement_timeout', '5s', true), set_config('lock_timeout', '2s', true)`

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
}

/**
 * Opens a database on a PostgreSQL server, migrated.
 *
 * @throws StartRefusal if the server cannot be reached, refuses the user or is too old
 */
export async function openPostgres({ url }: Options): Promise<Database & Maintenance> {
  await prepare(url)
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: parsers,
  })
  // The pool replaces an idle connection that is lost; of one in use, the statement fails and tells.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return retryingDatabase(database(pool))
}

/** One process at a time migrates; the others wait for it and find nothing left to do. */
async function prepare(url: string): Promise<void> {
  const client = newClient(url)
  client.on('error', ignore)
  try {
    await client.connect()
    await requireVersion(client)
    await client.query('begin')
    await client.query(`select ${DIALECT}, pg_advisory_xact_lock($1)`, [MIGRATION_LOCK])
    await prepareRoles(client)
    await migrate(ownerTransaction(client), migrations)
    await prepareBackupRole(ownerTransaction(client))
    await client.query('commit')
  } catch (error) {
    throw startRefusal(error, client)
  } finally {
    await client.end().catch(ignore)
  }
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
    asUser: (userId, work) =>
      inTransaction(pool, async (client) => {
        await query(
          client,
          `select set_config('role', 'solvent_app', true), set_config('app.user_id', $1, true), ${DIALECT}, ${LIMITS}`,
          [userId],
        )
        return work({ query: (sql, params) => query(client, sql, params) })
      }),
    allUserIds: () => inTransaction(pool, (client) => allUserIds(ownerTransaction(client))),
    readEverything: (work) =>
      inTransaction(pool, async (client) => {
        await actAsBackup(ownerTransaction(client))
        await query(client, `select ${DIALECT}`)
        return work({ query: (sql, params) => query(client, sql, params) })
      }),
    asOwner: (work) =>
      inTransaction(pool, async (client) => {
        const owner = ownerTransaction(client)
        await owner.exec(forcedRowSecurity('no force'))
        await query(client, `select ${DIALECT}`)
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
      await whenAvailable(pool.query('select 1'))
    },
    close: () => pool.end(),
  }
}

async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await whenAvailable(pool.connect())
  let isBroken = false
  try {
    await query(client, 'begin')
    const result = await work(client)
    await commit(client)
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
  }
}

async function commit(client: PoolClient): Promise<void> {
  const { command } = await whenAvailable(client.query('commit'))
  // PostgreSQL answers a commit after a failed statement with a rollback, not with an error.
  if (command !== 'COMMIT') throw new Error('The transaction failed before its end; nothing was saved.')
}

async function query<Row>(client: PoolClient | Client, sql: string, params?: unknown[]): Promise<Row[]> {
  const { rows } = await whenAvailable(client.query(sql, params))
  return rows
}

function ownerTransaction(client: PoolClient | Client): OwnerTransaction {
  return {
    exec: (sql) => client.query(sql),
    query: (sql, params) => query(client, sql, params),
  }
}

function ignore(): void {}
