import { BackupRefusal } from '../../backup/backup-refusal'
import { runCommand, runJob } from '../run-command'

/** Makes a backup of everyone, or with "--person EMAIL" a copy of one person to move elsewhere. */
runCommand((config) => runJob(config, { job: 'backup', person: personOf(process.argv.slice(2)) }))

function personOf([option, email, ...more]: string[]): string | null {
  if (option === undefined) return null
  if (option === '--person' && email !== undefined && more.length === 0) return email
  throw new BackupRefusal('Usage: npm run backup, or for one person: npm run backup -- --person EMAIL')
}
