import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type Transaction as PgTransaction, types } from '@electric-sql/pglite'
import { allUserIds } from '../all-user-ids'
import { actAsBackup, prepareBackupRole } from '../backup-role'
import type { Database, Maintenance, OwnerTransaction, Transaction } from '../database'
import { forcedRowSecurity, migrate } from '../migrate'
import { migrations } from '../migrations/migrations'
import { retryingDatabase } from '../retrying-database'
import { lockDataFolder } from './data-folder-lock'
import { requireDurable } from './durability-check'
import { DurableNodeFS } from './durable-fs'

const asText = (value: string) => value
const parsers = {
  [types.INT8]: asText,
  [types.NUMERIC]: asText,
  [types.DATE]: asText,
  [types.TIMESTAMPTZ]: asText,
}

interface Options {
  dataDir: string
  /** Another process took the data folder: stop at once. */
  onLockLost(): void
}

/**
 * Opens the embedded database of a data folder: locked, proven durable and migrated.
 *
 * @throws StartRefusal if the folder is in use or commits would not be durable.
 */
export async function openPglite({ dataDir, onLockLost }: Options): Promise<Database & Maintenance> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockDataFolder(dataDir, onLockLost)
  try {
    const pg = await start(dataDir)
    return retryingDatabase(database(pg, () => lock.release()))
  } catch (error) {
    lock.release()
    throw error
  }
}

async function start(dataDir: string): Promise<PGlite> {
  // A power cut can leave this file empty, which PostgreSQL refuses; the lock proves that nobody uses it.
  rmSync(join(dataDir, 'postmaster.pid'), { force: true })
  const fs = new DurableNodeFS(dataDir)
  const pg = await PGlite.create({ fs, startParams: durableStartParams(), parsers })
  try {
    await pg.exec(`set time zone 'UTC'`)
    await requireDurable(pg, fs)
    await pg.transaction((tx) => migrate(ownerTransaction(tx), migrations))
    await pg.transaction((tx) => prepareBackupRole(ownerTransaction(tx)))
    return pg
  } catch (error) {
    await pg.close()
    throw error
  }
}

/** PGlite's defaults switch fsync off (-F), and its fdatasync never reaches the disk. */
function durableStartParams(): string[] {
  const defaults = PGlite.defaultStartParams.filter((param) => param !== '-F')
  return [...defaults, '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB']
}

function database(pg: PGlite, release: () => void): Database & Maintenance {
  return {
    asUser: (userId, work) =>
      pg.transaction(async (tx) => {
        await tx.query(
          `select set_config('role', 'solvent_app', true), set_config('app.user_id', $1, true)`,
          [userId],
        )
        return work({ query: queryOf(tx) })
      }),
    allUserIds: () => pg.transaction((tx) => allUserIds(ownerTransaction(tx))),
    readEverything: (work) =>
      pg.transaction(async (tx) => {
        await actAsBackup(ownerTransaction(tx))
        return work({ query: queryOf(tx) })
      }),
    asOwner: (work) =>
      pg.transaction(async (tx) => {
        const owner = ownerTransaction(tx)
        await owner.exec(forcedRowSecurity('no force'))
        const result = await work(owner)
        await owner.exec(forcedRowSecurity('force'))
        return result
      }),
    status: async () => ({
      engine: 'embedded',
      durable: true,
      walBytes: null,
      writable: true,
      running: 0,
      waiting: 0,
    }),
    async ping() {
      await pg.query('select 1')
    },
    async close() {
      try {
        await pg.exec('checkpoint')
        await pg.close()
      } finally {
        release()
      }
    },
  }
}

function ownerTransaction(tx: PgTransaction): OwnerTransaction {
  return { exec: (sql) => tx.exec(sql), query: queryOf(tx) }
}

function queryOf(tx: PgTransaction): Transaction['query'] {
  return async <Row>(sql: string, params?: unknown[]) => (await tx.query<Row>(sql, params)).rows
}
