import { setTimeout as sleep } from 'node:timers/promises'
import { startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { HangingCrowd } from '../../harness/assistant/hanging-crowd'
import { PacedProvider } from '../../harness/assistant/paced-provider'
import { noTimes, PayingReader, type RequestTimes } from '../../harness/people/paying-reader'
import { formatDifferences } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'
import { quantile } from '../../harness/runner/statistics'

const PEOPLE = 100
/** The server gives up a provider call after 20 s, so all of them hang throughout the measurement. */
const MEASURED_MS = { short: 1000, long: 5000 }
/** Pause before each measurement, so that neither includes people connecting or disconnecting. */
const SETTLE_MS = 1000
const MAX_SLOWDOWN = 1.2
const ROUTES = ['dashboard', 'payment'] as const

export const providerHangs: Scenario = {
  id: 'F16',
  test: `${PEOPLE} people ask the assistant, whose provider never answers, while another person opens the dashboard and pays; alternating with the same without them`,
  goal: '20 rounds: p95 of dashboard and payment <= 1.2 x the same without them, 0 errors; afterwards everybody is answered',
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 20 },
  async run(context) {
    const measuredMs = MEASURED_MS[context.short ? 'short' : 'long']
    const provider = await PacedProvider.start()
    const { store, close } = await provisionStore(context)
    const api = await startApi({ store, env: provider.env })
    const crowd = await HangingCrowd.create(api.url, PEOPLE, provider)
    const reader = await PayingReader.create(api.url)
    const alone = noTimes()
    const underLoad = noTimes()
    const measure = async (times: RequestTimes) => {
      await sleep(SETTLE_MS)
      await reader.use(measuredMs, times)
    }
    const kinds = [() => measure(alone), () => crowd.during(() => measure(underLoad))]
    await measure(noTimes())
    for (let round = 0; round < context.rounds; round += 1) {
      // Alternates the order, because the machine's load varies over time.
      for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) await kind()
    }
    await crowd.getAnswers()
    const wrong = [...crowd.wrong, ...(await reader.differences())]
    await api.end('SIGTERM')
    await close()
    return {
      figure: `p95 ${ROUTES.map((route) => describe(route, alone, underLoad)).join(', ')}${speedNote(context)}; ${underLoad.payment.length} requests of each beside ${PEOPLE} people who wait, ${alone.payment.length} without, ${formatDifferences(wrong)}`,
      reached:
        wrong.length === 0 &&
        isSpeedGoalMet(
          context,
          ROUTES.every((route) => slowdown(route, alone, underLoad) <= MAX_SLOWDOWN),
        ),
    }
  },
}

function slowdown(route: keyof RequestTimes, alone: RequestTimes, underLoad: RequestTimes): number {
  return p95(underLoad[route]) / p95(alone[route])
}

function describe(route: keyof RequestTimes, alone: RequestTimes, underLoad: RequestTimes): string {
  const factor = slowdown(route, alone, underLoad).toFixed(2)
  return `of the ${route} ${p95(alone[route]).toFixed(1)} ms alone and ${p95(underLoad[route]).toFixed(1)} ms beside them (${factor} x)`
}

function p95(times: readonly number[]): number {
  return quantile(times, 0.95)
}
