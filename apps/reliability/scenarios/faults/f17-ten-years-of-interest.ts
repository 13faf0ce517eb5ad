import { setTimeout as sleep } from 'node:timers/promises'
import { getDashboard } from '@solvent/contracts'
import { type Api, startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { LongAbsent, owedOnOne } from '../../harness/people/long-absent'
import { PayingReader, type RequestTimes } from '../../harness/people/paying-reader'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'
import { quantile } from '../../harness/runner/statistics'

/** As many postings as an import may bring. */
const DEBTS = { short: Number(process.env.DEBTS ?? 20), long: Number(process.env.DEBTS ?? 500) }
const FREQUENCY = 'monthly'
const OPEN_MS = 10_000
const SLOWER = 1.5
const QUIET_MS = 5_000
/** How long one uses the app before it is asked whether it is time to stop. */
const STRETCH_MS = 100
const ROUTES = ['dashboard', 'payment'] as const

export const tenYearsOfInterest: Scenario = {
  id: 'F17',
  test: 'x',
  goal: 'y',
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 5 },
  async run(context) {
    const debts = DEBTS[context.short ? 'short' : 'long']
    const { store, close } = await provisionStore(context)
    const api = await startApi({ store })
    const reader = await PayingReader.create(api.url)
    const owed = await owedOnOne(api.url, FREQUENCY)
    const alone: RequestTimes = { dashboard: [], payment: [] }
    const beside: RequestTimes = { dashboard: [], payment: [] }
    const wrong: string[] = []
    let slowest = 0
    await reader.use(QUIET_MS, { dashboard: [], payment: [] })
    for (let round = 0; round < context.rounds; round += 1) {
      const absent = await LongAbsent.create(api.url, debts, FREQUENCY)
      await sleep(1000)
      await reader.use(QUIET_MS, alone)
      let isOpen = false
      const opening = absent.open().finally(() => (isOpen = true))
      while (!isOpen) await reader.use(STRETCH_MS, beside)
      const { ms, tries } = await opening
      context.log(`${debts} debts opened in ${formatDuration(ms)}, ${tries} tries`)
      slowest = Math.max(slowest, ms)
      wrong.push(...(await absent.differences(owed)))
    }
    wrong.push(...(await reader.differences()))
    await api.end('SIGTERM')
    await close()
    return {
      figure: `slowest ${formatDuration(slowest)}; p95 ${ROUTES.map((route) => describe(route, alone, beside)).join(', ')}${speedNote(context)}; ${formatDifferences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

function describe(route: keyof RequestTimes, alone: RequestTimes, beside: RequestTimes): string {
  const factor = (p95(beside[route]) / p95(alone[route])).toFixed(2)
  return `of the ${route} ${p95(alone[route]).toFixed(1)} ms alone (${alone[route].length}) and ${p95(beside[route]).toFixed(1)} ms (${beside[route].length}) beside it (${factor} x)`
}

function p95(times: readonly number[]): number {
  return quantile(times, 0.95)
}
