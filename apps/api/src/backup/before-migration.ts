import type { Maintenance } from '../storage/database'
import { StartRefusal } from '../storage/start-refusal'
import { writeBackup } from './write-backup'

/**
 * Makes a backup before a migration.
 *
 * @throws StartRefusal if the backup fails: without it, nothing is changed
 */
export function backupBeforeMigration(backupDir: string): (db: Maintenance) => Promise<void> {
  return async (db) => {
    try {
      await writeBackup(db, { folder: backupDir, kind: 'before-migration', person: null, now: new Date() })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new StartRefusal(
        `The backup before the migration of your data failed: ${reason} Nothing was changed.`,
      )
    }
  }
}
