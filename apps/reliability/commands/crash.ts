import { runScenarios } from '../harness/runner/run-scenarios'
import { killedUnderLoad } from '../scenarios/crash/f01-killed-under-load'
import { killedAtFirstStart } from '../scenarios/crash/f03-killed-at-first-start'
import { secondProcess } from '../scenarios/crash/f04-second-process'
import { staleLock } from '../scenarios/crash/f05-stale-lock'
import { runawayQuery } from '../scenarios/crash/f08-runaway-query'
import { stoppedUnderLoad } from '../scenarios/crash/f11-stopped-under-load'
import { killedInATurn } from '../scenarios/crash/f15-killed-in-a-turn'
import { killedWhileCatchingUp } from '../scenarios/crash/f18-killed-while-catching-up'
import {
  balancesBeforeLines,
  importNotCleared,
  killedInAnImport,
} from '../scenarios/crash/f19-killed-in-an-import'

/** The process is killed, started twice, blocked or stopped at any moment. */
await runScenarios('crash', [
  killedUnderLoad,
  killedAtFirstStart,
  secondProcess,
  staleLock,
  runawayQuery,
  stoppedUnderLoad,
  killedInATurn,
  killedWhileCatchingUp,
  killedInAnImport,
  importNotCleared,
  balancesBeforeLines,
])
