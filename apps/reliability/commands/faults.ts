import { runRows } from './harness/run-rows'
import { diskFull } from './rows/f06-disk-full'
import { bitFlipped } from './rows/f09-bit-flipped'
import { postgresRestarted } from './rows/f10-postgres-restarted'
import { backupRestored } from './rows/f12-backup-restored'
import { formerReleases } from './rows/f13-former-releases'
import { providerMisbehaves } from './rows/f14-provider-misbehaves'

/** What the app stands on fails: the disk, PostgreSQL, the data of before, the provider. */
await runRows('faults', [
  diskFull,
  bitFlipped,
  postgresRestarted,
  backupRestored,
  formerReleases,
  providerMisbehaves,
])
