import { mkdirSync } from 'node:fs'
import { prepareBackupRole } from '../backup-role'
import type { Database, Maintenance } from '../database'
import { hasCode } from '../error-code'
import { migrate, wouldChangeData } from '../migrate'
import { migrations } from '../migrations/migrations'
import { StartRefusal } from '../start-refusal'
import { StorageFull } from '../storage-full'
import { shortWork, userDatabase } from '../user-database'
import { type DataFolderLock, lockDataFolder } from './data-folder-lock'
import { DiskReserve } from './disk-reserve'
import { DiskSpace, NO_SPACE } from './disk-space'
import { type Embedded, embeddedDatabase } from './embedded-database'
import { Engine } from './engine'
import { engineProgram, templateFolder } from './engine-files'
import { Mutex } from './mutex'
import { prepareDataFolder } from './new-data-folder'
import type { TransactionLimits } from './transactions'
import { WorkInPieces } from './work-in-pieces'

/** Bytes of the disk that are kept free: with less of them nothing is changed. */
const RESERVE_BYTES = 200 * 2 ** 20

export interface PgliteOptions {
  dataDir: string
  /** Another process took the data folder: stop at once. */
  onLockLost(): void
  /** Called before the tables of a database with people in it change. */
  beforeMigration?: ((db: Maintenance) => Promise<void>) | undefined
  /** Instead of 200 MB; the bytes of the disk that are kept free. */
  reserveBytes?: number
  /** Instead of what a request's transaction may take elsewhere, in milliseconds. */
  limits?: Partial<TransactionLimits>
}

/**
 * Opens the embedded database of a data folder: locked, in a thread of its own, proven durable, and migrated.
 *
 * @throws StartRefusal if the folder is in use or not ours, its disk is full or commits would not be durable
 */
export async function openPglite(options: PgliteOptions): Promise<Database & Maintenance> {
  const { dataDir } = options
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const space = new DiskSpace(dataDir, options.reserveBytes ?? RESERVE_BYTES)
  const reserve = new DiskReserve(dataDir, space)
  const disk = { space, reserve }
  try {
    const opened = await openEngine(options, disk).catch(async (error: unknown) => {
      if (!(error instanceof StorageFull)) throw error
      // Without it not even reading would be possible before somebody makes room.
      await reserve.release()
      return openEngine(options, disk)
    })
    const database = embeddedDatabase({
      ...opened,
      ...disk,
      mutex: new Mutex(),
      dataDir,
      limits: options.limits,
    })
    await prepare(database, options)
    reserve.begin()
    return inPieces(database)
  } catch (error) {
    throw error instanceof StorageFull
      ? new StartRefusal(`The disk of the data folder ${dataDir} is full. Make room on it, then start again.`)
      : error
  }
}

/** The database with its long work, of which nothing is left half done. */
async function inPieces(database: Embedded): Promise<Database & Maintenance> {
  let isClosing = false
  const pieces = new WorkInPieces({
    short: shortWork(database.patient),
    asOwner: database.asPlainOwner,
    isClosing: () => isClosing,
  })
  await pieces.recover()
  const db = userDatabase(database, pieces)
  return {
    ...db,
    ...pieces.gated(db),
    close() {
      isClosing = true
      return database.close()
    },
  }
}

/** @throws StorageFull if the disk is full, and what else the lock, the folder and the engine throw */
async function openEngine(
  { dataDir, onLockLost }: PgliteOptions,
  disk: { space: DiskSpace; reserve: DiskReserve },
): Promise<{ lock: DataFolderLock; engine: Engine }> {
  let lock: DataFolderLock | undefined
  try {
    lock = await lockDataFolder(dataDir, onLockLost)
    await prepareDataFolder(dataDir, templateFolder)
    return { lock, engine: await Engine.open(engineProgram, { dataDir }, disk) }
  } catch (error) {
    lock?.release()
    throw hasCode(error, ...NO_SPACE) ? new StorageFull(error) : error
  }
}

async function prepare(database: Embedded, { beforeMigration }: PgliteOptions): Promise<void> {
  try {
    await database.prepare(prepareBackupRole)
    if (beforeMigration && (await database.prepare((owner) => wouldChangeData(owner, migrations)))) {
      await beforeMigration(database)
    }
    await database.prepare(async (owner) => {
      await migrate(owner, migrations)
      await prepareBackupRole(owner)
    })
  } catch (error) {
    await database.close()
    throw error
  }
}
