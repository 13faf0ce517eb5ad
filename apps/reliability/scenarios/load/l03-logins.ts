import { startApi } from '../../harness/app/api-process'
import { told } from '../../harness/runner/counts'
import { shown } from '../../harness/runner/statistics'
import { isQuickEnough, speedNote } from '../../harness/runner/speed-goal'
import { runLoad } from '../../harness/requests/load'
import { atOnce } from '../../harness/people/bookkeeping'
import { PASSWORD, signUp } from '../../harness/people/person'
import { Probe } from '../../harness/requests/poller'
import { memoryOf, missingProc } from '../../harness/app/process-memory'
import type { Row } from '../../harness/runner/scenario'
import { ownStore } from '../../harness/app/provision-store'

const PEOPLE = { short: 4, long: 60 }
const PER_SECOND = 100
const STALL_MS = 100
const GROWTH_MB = 300
const EVERY_MS = 10

export const logins: Row = {
  id: 'L3',
  test: '100 logins a second with the right password, each from an address of its own, for so many seconds as rounds',
  goal: '60 s: 0 x 5xx, 429 beyond the limit, /healthz within 100 ms throughout, memory + <= 300 MB',
  engines: ['embedded', 'postgres'],
  rounds: { short: 2, long: 60 },
  missing: missingProc,
  async run(setting) {
    const { store, close } = await ownStore(setting)
    const api = await startApi({ store })
    const { url } = api
    const count = PEOPLE[setting.short ? 'short' : 'long']
    const emails: string[] = []
    // One after the other, so that the memory of hashing four at once is no part of what was there before.
    for (let n = 0; n < count; n += 1) emails.push((await signUp(url)).email)
    const before = memoryOf(api.process.pid).now
    const [probe, ready] = await atOnce(2, async (n) =>
      Probe.start(url + (n === 0 ? '/healthz' : '/api/health'), EVERY_MS),
    )
    const report = await runLoad({
      kind: 'logins',
      url,
      emails,
      password: PASSWORD,
      perSecond: PER_SECOND,
      seconds: setting.rounds,
    })
    await Promise.all([probe?.stop(), ready?.stop()])
    const growth = memoryOf(api.process.pid).peak - before
    await api.end('SIGTERM')
    await close()
    const { statuses } = report
    const others = Object.keys(statuses).filter((status) => status !== '200' && status !== '429')
    const slowest = probe?.slowest ?? Number.NaN
    const unwell = probe?.answers.filter(({ status }) => status !== 200).length ?? 0
    return {
      figure: `${told(statuses)} (${Math.round(report.perSecond)} logins/s), /healthz slowest ${shown(slowest)}, p99 ${shown(probe?.p99 ?? Number.NaN)}, ${unwell} bad answers (with the database asked p99 ${shown(ready?.p99 ?? Number.NaN)}), memory + ${Math.round(growth)} MB${speedNote(setting)}`,
      reached:
        others.length === 0 &&
        (statuses[200] ?? 0) > 0 &&
        (statuses[429] ?? 0) > 0 &&
        unwell === 0 &&
        isQuickEnough(setting, slowest < STALL_MS) &&
        growth <= GROWTH_MB,
    }
  },
}
