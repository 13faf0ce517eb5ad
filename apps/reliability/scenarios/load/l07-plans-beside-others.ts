import { documentWithDebts } from '@solvent/api-testing/many-debts'
import { type Person, signUp } from '@solvent/api-testing/person'
import { getPlanCourse, getProjection, getRecommendations, MAX_ACTIVE_DEBTS } from '@solvent/contracts'
import { importData } from '@solvent/contracts/transfer'
import { startApi } from '../../harness/app/api-process'
import { preload } from '../../harness/app/preload'
import { provisionStore } from '../../harness/app/provision-store'
import { PayingReader, type RequestTimes } from '../../harness/people/paying-reader'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Outcome, Scenario, ScenarioContext } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'
import { quantile } from '../../harness/runner/statistics'

const PLANNERS = 4
const QUICK_MS = 250
const ROUND_MS = 1000

export const plansBesideOthers: Scenario = {
  id: 'L7',
  test: `${PLANNERS} people with ${MAX_ACTIVE_DEBTS} debts each ask for projection after projection, with all months as a file, while another person opens the dashboard and pays; for one second per round`,
  goal: `60 s: p99 of the other's dashboard and payment <= ${QUICK_MS} ms, 0 errors`,
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 60 },
  async run(context) {
    const { times, planned, wrong } = await plansBeside(context, {})
    const slowest = Math.max(p99(times.dashboard), p99(times.payment))
    return {
      figure: `${describe(times)} beside ${planned} plans${speedNote(context)}, ${formatDifferences(wrong)}`,
      reached: wrong.length === 0 && planned > 0 && isSpeedGoalMet(context, slowest <= QUICK_MS),
    }
  },
}

export const plansOnTheEventLoop: Scenario = {
  id: 'L7-control',
  test: 'the same with plans computed on the main thread',
  goal: `p99 of the other's dashboard or payment > ${QUICK_MS} ms`,
  engines: ['postgres'],
  rounds: { short: 5, long: 30 },
  async run(context): Promise<Outcome> {
    const { times, planned, wrong } = await plansBeside(context, preload('plans-on-loop'))
    const slowest = Math.max(p99(times.dashboard), p99(times.payment))
    return {
      figure: `${describe(times)} beside ${planned} plans, ${formatDifferences(wrong)}`,
      reached: planned > 0 && slowest > QUICK_MS,
    }
  },
}

interface Measurement {
  times: RequestTimes
  /** Number of answered plans. */
  planned: number
  wrong: string[]
}

async function plansBeside(context: ScenarioContext, env: Record<string, string>): Promise<Measurement> {
  const { store, close } = await provisionStore(context)
  const api = await startApi({ store, env })
  const body = await documentWithDebts(await signUp(api.url), MAX_ACTIVE_DEBTS)
  const planners: Person[] = []
  while (planners.length < PLANNERS) {
    const person = await signUp(api.url)
    await person.answer(importData, { body })
    planners.push(person)
  }
  const reader = await PayingReader.create(api.url)
  const times: RequestTimes = { dashboard: [], payment: [] }
  let isOver = false
  const plans = planners.map((person) => planUntil(person, () => isOver))
  await reader.use(context.rounds * ROUND_MS, times)
  isOver = true
  const planned = (await Promise.all(plans)).reduce((sum, count) => sum + count, 0)
  const wrong = await reader.differences()
  await api.end('SIGTERM')
  await close()
  return { times, planned, wrong }
}

/** Resolves to the number of answered plans. */
async function planUntil(person: Person, isOver: () => boolean): Promise<number> {
  let planned = 0
  while (!isOver()) {
    await person.answer(getRecommendations)
    await person.answer(getPlanCourse)
    await person.answer(getProjection, { query: { extra_per_month: String(1 + (planned % 900)) } })
    await months(person)
    planned += 4
  }
  return planned
}

async function months({ url, token }: Person): Promise<void> {
  const response = await fetch(`${url}/api/projection/months.csv`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (response.status !== 200) throw new Error(`The file of the months: ${response.status}`)
  await response.arrayBuffer()
}

function describe({ dashboard, payment }: RequestTimes): string {
  return `dashboard p99 ${formatDuration(p99(dashboard))}, payment p99 ${formatDuration(p99(payment))} of ${payment.length} each`
}

function p99(times: readonly number[]): number {
  return quantile(times, 0.99)
}
