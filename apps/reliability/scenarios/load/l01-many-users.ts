import { told } from '../../harness/runner/counts'
import { Crowd } from '../../harness/people/population'
import { shown } from '../../harness/runner/statistics'
import { isQuickEnough, speedNote } from '../../harness/runner/speed-goal'
import { type LoadReport, runLoad } from '../../harness/requests/load'
import type { Row } from '../../harness/runner/scenario'
import { sharedServer } from '../../harness/app/shared-server'
import { differences } from '../../harness/runner/format'

const USERS = { short: 20, long: 200 }
const THINK_MS = 1000
const READS = 0.9
const P95_MS = { embedded: 300, postgres: 150 }

export const manyUsers: Row = {
  id: 'L1',
  test: '200 users, each a request a second, nine of ten read; for so many seconds as rounds',
  goal: '10 minutes: 0 errors; p95 <= 150 ms on PostgreSQL, <= 300 ms embedded',
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 600 },
  async run(setting) {
    const url = await sharedServer(setting)
    const count = USERS[setting.short ? 'short' : 'long']
    const crowd = await Crowd.create(url, count)
    const report = await runLoad({
      kind: 'users',
      url,
      users: crowd.users,
      seconds: setting.rounds,
      thinkMs: THINK_MS,
      reads: READS,
    })
    const wrong = await crowd.differences(report.acknowledged)
    const { p50, p95, p99 } = report.latency
    return {
      figure: `${count} users, ${Math.round(report.perSecond)} requests/s, ${errors(report)} errors, p50 ${shown(p50)}, p95 ${shown(p95)}, p99 ${shown(p99)}${speedNote(setting)}, ${differences(wrong)}; ${told(report.statuses)}`,
      reached:
        errors(report) === 0 && isQuickEnough(setting, p95 <= P95_MS[setting.engine]) && wrong.length === 0,
    }
  },
}

function errors({ statuses }: LoadReport): number {
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return all - (statuses[200] ?? 0)
}
