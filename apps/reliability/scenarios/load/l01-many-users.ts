import { sharedServer } from '../../harness/app/shared-server'
import { Population } from '../../harness/people/population'
import { countErrors, runLoad } from '../../harness/requests/load'
import { formatCounts, formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'

const USERS = { short: 20, long: 200 }
const THINK_MS = 1000
const READS = 0.9
const P95_MS = { embedded: 300, postgres: 150 }

export const manyUsers: Scenario = {
  id: 'L1',
  test: '200 users, each a request a second, nine of ten read; for one second per round',
  goal: '10 minutes: 0 errors; p95 <= 150 ms on PostgreSQL, <= 300 ms embedded',
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 600 },
  async run(context) {
    const url = await sharedServer(context)
    const count = USERS[context.short ? 'short' : 'long']
    const population = await Population.create(url, count)
    const report = await runLoad({
      kind: 'users',
      url,
      users: population.users,
      seconds: context.rounds,
      thinkMs: THINK_MS,
      reads: READS,
    })
    const wrong = await population.differences(report.acknowledged)
    const { p50, p95, p99 } = report.latency
    return {
      figure: `${count} users, ${Math.round(report.perSecond)} requests/s, ${countErrors(report)} errors, p50 ${formatDuration(p50)}, p95 ${formatDuration(p95)}, p99 ${formatDuration(p99)}${speedNote(context)}, ${formatDifferences(wrong)}; ${formatCounts(report.statuses)}`,
      reached:
        countErrors(report) === 0 &&
        isSpeedGoalMet(context, p95 <= P95_MS[context.engine]) &&
        wrong.length === 0,
    }
  },
}
