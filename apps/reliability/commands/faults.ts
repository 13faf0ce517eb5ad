import { runScenarios } from '../harness/runner/run-scenarios'
import { diskFull } from '../scenarios/faults/f06-disk-full'
import { bitFlipped } from '../scenarios/faults/f09-bit-flipped'
import { postgresRestarted } from '../scenarios/faults/f10-postgres-restarted'
import { backupRestored } from '../scenarios/faults/f12-backup-restored'
import { formerReleases } from '../scenarios/faults/f13-former-releases'
import { providerMisbehaves } from '../scenarios/faults/f14-provider-misbehaves'
import { providerHangs } from '../scenarios/faults/f16-provider-hangs'
import { interestOneByOne, tenYearsOfInterest } from '../scenarios/faults/f17-ten-years-of-interest'
import { primaryLost, primaryLostAsynchronous } from '../scenarios/faults/r02-primary-lost'
import { failover, failoverWithoutWaiting } from '../scenarios/faults/r05-failover'

/** A dependency fails: the disk, PostgreSQL, old data, the provider or a machine. */
await runScenarios('faults', [
  diskFull,
  bitFlipped,
  postgresRestarted,
  backupRestored,
  formerReleases,
  providerMisbehaves,
  providerHangs,
  primaryLost,
  primaryLostAsynchronous,
  failover,
  failoverWithoutWaiting,
  tenYearsOfInterest,
  interestOneByOne,
])
