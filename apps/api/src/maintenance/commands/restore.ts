import { BackupRefusal } from '../../backup/backup-refusal'
import { restoreBackup } from '../../backup/restore-backup'
import { migrations } from '../../storage/migrations/migrations'
import { printProgress } from '../print-progress'
import { runCommand, toStderr, withDatabase } from '../run-command'

/** Restores a backup into an empty database, or that of one person into any; the app must not run on it. */
runCommand(async (config) => {
  const file = fileOf(process.argv.slice(2))
  const { head, manifest } = await withDatabase(config, (db) =>
    restoreBackup(db, file, migrations, printProgress(toStderr)),
  )
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  const people = manifest.tables.users?.rows ?? 0
  return {
    ok: true,
    lines: [
      `Restored and compared: ${people} people, ${rows} rows, as they were at ${head.created_at}.`,
      'Everybody signs in anew. Saved AI keys can be read only with the server key of the data they come from.',
    ],
  }
})

function fileOf([file, ...more]: string[]): string {
  if (file !== undefined && more.length === 0) return file
  throw new BackupRefusal('Usage: npm run restore -- FILE')
}
