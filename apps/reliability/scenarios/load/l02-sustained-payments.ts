import { sharedServer } from '../../harness/app/shared-server'
import { Population } from '../../harness/people/population'
import { runLoad } from '../../harness/requests/load'
import { formatCounts, formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'

const PAYERS = { short: 8, long: 16 }
const PER_SECOND = { embedded: 300, postgres: 1000 }

export const sustainedPayments: Scenario = {
  id: 'L2',
  test: '16 people pay one cent after the other over HTTP, each payment with a key, for one second per round',
  goal: '>= 300 payments/s embedded, >= 1,000/s on PostgreSQL, 0 wrong',
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 60 },
  async run(context) {
    const url = await sharedServer(context)
    const payers = PAYERS[context.short ? 'short' : 'long']
    const population = await Population.create(url, payers)
    const report = await runLoad({
      kind: 'users',
      url,
      users: population.users,
      seconds: context.rounds,
      thinkMs: 0,
      reads: 0,
    })
    const wrong = await population.differences(report.acknowledged)
    if (report.unsettled > 0) wrong.push(`${report.unsettled} payments without an answer`)
    return {
      figure: `${payers} people, ${Math.round(report.perSecond)} payments/s beside the load generator on the same machine, p95 ${formatDuration(report.latency.p95)}${speedNote(context)}, ${formatDifferences(wrong)}; ${formatCounts(report.statuses)}`,
      reached: isSpeedGoalMet(context, report.perSecond >= PER_SECOND[context.engine]) && wrong.length === 0,
    }
  },
}
