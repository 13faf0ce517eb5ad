import { told } from '../../harness/runner/counts'
import { Crowd } from '../../harness/people/population'
import { shown } from '../../harness/runner/statistics'
import { isQuickEnough, speedNote } from '../../harness/runner/speed-goal'
import { runLoad } from '../../harness/requests/load'
import type { Row } from '../../harness/runner/scenario'
import { sharedServer } from '../../harness/app/shared-server'
import { differences } from '../../harness/runner/format'

const PAYERS = { short: 8, long: 16 }
const PER_SECOND = { embedded: 300, postgres: 1000 }

export const sustainedPayments: Row = {
  id: 'L2',
  test: '16 people pay one cent after the other over HTTP, each payment with a key, for so many seconds as rounds',
  goal: '>= 300 payments/s embedded, >= 1,000/s on PostgreSQL, 0 wrong',
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 60 },
  async run(setting) {
    const url = await sharedServer(setting)
    const payers = PAYERS[setting.short ? 'short' : 'long']
    const crowd = await Crowd.create(url, payers)
    const report = await runLoad({
      kind: 'users',
      url,
      users: crowd.users,
      seconds: setting.rounds,
      thinkMs: 0,
      reads: 0,
    })
    const wrong = await crowd.differences(report.acknowledged)
    if (report.unsettled > 0) wrong.push(`${report.unsettled} payments without an answer`)
    return {
      figure: `${payers} people, ${Math.round(report.perSecond)} payments/s beside the load generator on the same machine, p95 ${shown(report.latency.p95)}${speedNote(setting)}, ${differences(wrong)}; ${told(report.statuses)}`,
      reached: isQuickEnough(setting, report.perSecond >= PER_SECOND[setting.engine]) && wrong.length === 0,
    }
  },
}
