import { runRows } from './harness/run-rows'
import { killedUnderLoad } from './rows/f01-killed-under-load'
import { killedAtFirstStart } from './rows/f03-killed-at-first-start'
import { secondProcess } from './rows/f04-second-process'
import { staleLock } from './rows/f05-stale-lock'
import { runawayQuery } from './rows/f08-runaway-query'
import { stoppedUnderLoad } from './rows/f11-stopped-under-load'

/** The process is killed, started twice, stuck or stopped, at any moment. */
await runRows('crash', [
  killedUnderLoad,
  killedAtFirstStart,
  secondProcess,
  staleLock,
  runawayQuery,
  stoppedUnderLoad,
])
