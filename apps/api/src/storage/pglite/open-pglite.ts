import { mkdirSync } from 'node:fs'
import { prepareBackupRole } from '../backup-role'
import type { Database, Maintenance } from '../database'
import { hasCode } from '../error-code'
import { migrate, wouldChangeData } from '../migrate'
import { migrations } from '../migrations/migrations'
import { Semaphore } from '../semaphore'
import { StartRefusal } from '../start-refusal'
import { StorageFull } from '../storage-full'
import { shortWork, userDatabase } from '../user-database'
import { type DataFolderLock, lockDataFolder } from './data-folder-lock'
import { DiskReserve } from './disk-reserve'
import { DiskSpace, NO_SPACE } from './disk-space'
import { type Embedded, embeddedDatabase } from './embedded-database'
import { Engine } from './engine'
import { engineProgram, templateFolder } from './engine-files'
import { prepareDataFolder } from './new-data-folder'
import type { TransactionLimits } from './transactions'
import { WorkInPieces } from './work-in-pieces'

/** Disk space to leave free, in bytes: with less, nothing can be changed. */
const RESERVE_BYTES = 200 * 2 ** 20

export interface PgliteOptions {
  dataDir: string
  /** Called when another process took the data folder: stop immediately. */
  onLockLost(): void
  /** Called before a migration changes the tables of a database that has users. */
  beforeMigration?: ((db: Maintenance) => Promise<void>) | undefined
  /** Disk space to leave free, in bytes; 200 MB by default. */
  reserveBytes?: number
  /** Overrides of the limits of a request's transaction, in milliseconds. */
  limits?: Partial<TransactionLimits>
}

/**
 * Opens the embedded database of a data folder: locks it, starts its thread, checks durability and runs the migrations.
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
      // Without this space, not even reading would work until disk space is freed.
      await reserve.release()
      return openEngine(options, disk)
    })
    const database = embeddedDatabase({
      ...opened,
      ...disk,
      mutex: new Semaphore(1),
      dataDir,
      limits: options.limits,
    })
    await prepare(database, options)
    reserve.start()
    return inPieces(database)
  } catch (error) {
    throw error instanceof StorageFull
      ? new StartRefusal(`The disk of the data folder ${dataDir} is full. Free some space, then start again.`)
      : error
  }
}

/** Adds long work to the database, and recovers what a killed process left unfinished. */
async function inPieces(database: Embedded): Promise<Database & Maintenance> {
  let isClosing = false
  const pieces = new WorkInPieces({
    short: shortWork(database.withPieceLimits),
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

/** @throws StorageFull if the disk is full, and the errors of the lock, the folder and the engine */
async function openEngine(
  { dataDir, onLockLost }: PgliteOptions,
  disk: { space: DiskSpace; reserve: DiskReserve },
): Promise<{ lock: DataFolderLock; engine: Engine }> {
  let lock: DataFolderLock | undefined
  try {
    const engine = await Engine.open(engineProgram, { dataDir }, disk, async () => {
      lock = await lockDataFolder(dataDir, onLockLost)
      await prepareDataFolder(dataDir, templateFolder)
    })
    if (!lock) throw new Error('The data folder is open without its lock.')
    return { lock, engine }
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
