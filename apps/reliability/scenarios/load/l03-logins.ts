import { PASSWORD, signUp } from '@solvent/api-testing/person'
import { startApi } from '../../harness/app/api-process'
import { memoryOf, missingProc } from '../../harness/app/process-memory'
import { provisionStore } from '../../harness/app/provision-store'
import { runLoad } from '../../harness/requests/load'
import { Poller } from '../../harness/requests/poller'
import { formatCounts, formatDuration } from '../../harness/runner/format'
import { inParallel } from '../../harness/runner/parallel'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'

const PEOPLE = { short: 4, long: 60 }
const PER_SECOND = 100
const STALL_MS = 100
const GROWTH_MB = 300
const EVERY_MS = 10

export const logins: Scenario = {
  id: 'L3',
  test: '100 logins a second with the right password, each from a different address, for one second per round',
  goal: '60 s: 0 x 5xx, 429 beyond the limit, /healthz within 100 ms throughout, memory + <= 300 MB',
  engines: ['embedded', 'postgres'],
  rounds: { short: 2, long: 60 },
  missing: missingProc,
  async run(context) {
    const { store, close } = await provisionStore(context)
    const api = await startApi({ store })
    const { url } = api
    const count = PEOPLE[context.short ? 'short' : 'long']
    const emails: string[] = []
    // Sequentially, so that concurrent hashing does not raise the memory baseline.
    for (let n = 0; n < count; n += 1) emails.push((await signUp(url)).email)
    const before = memoryOf(api.process.pid).now
    const [poller, ready] = await inParallel(2, async (n) =>
      Poller.start(url + (n === 0 ? '/healthz' : '/api/health'), EVERY_MS),
    )
    const report = await runLoad({
      kind: 'logins',
      url,
      emails,
      password: PASSWORD,
      perSecond: PER_SECOND,
      seconds: context.rounds,
    })
    await Promise.all([poller?.stop(), ready?.stop()])
    const growth = memoryOf(api.process.pid).peak - before
    await api.end('SIGTERM')
    await close()
    const { statuses } = report
    const others = Object.keys(statuses).filter((status) => status !== '200' && status !== '429')
    const slowest = poller?.slowest ?? Number.NaN
    const unwell = poller?.answers.filter(({ status }) => status !== 200).length ?? 0
    return {
      figure: `${formatCounts(statuses)} (${Math.round(report.perSecond)} logins/s), /healthz slowest ${formatDuration(slowest)}, p99 ${formatDuration(poller?.p99 ?? Number.NaN)}, ${unwell} bad answers (with the database asked p99 ${formatDuration(ready?.p99 ?? Number.NaN)}), memory + ${Math.round(growth)} MB${speedNote(context)}`,
      reached:
        others.length === 0 &&
        (statuses[200] ?? 0) > 0 &&
        (statuses[429] ?? 0) > 0 &&
        unwell === 0 &&
        isSpeedGoalMet(context, slowest < STALL_MS) &&
        growth <= GROWTH_MB,
    }
  },
}
