import { randomBytes } from 'node:crypto'
import { PASSWORD, randomAddress, signUp } from '@solvent/api-testing/person'
import { register } from '@solvent/contracts'
import { type ApiOptions, startApi } from '../../harness/app/api-process'
import { changedProgram } from '../../harness/app/changed-program'
import { memoryOf, missingProc } from '../../harness/app/process-memory'
import { provisionStore } from '../../harness/app/provision-store'
import { noTimes, PayingReader, type RequestTimes } from '../../harness/people/paying-reader'
import { type LoadReport, runLoad } from '../../harness/requests/load'
import { WireClient } from '../../harness/requests/wire-client'
import { formatCounts, formatDifferences } from '../../harness/runner/format'
import type { Scenario, ScenarioContext } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'
import { countValues, quantile } from '../../harness/runner/statistics'

const PEOPLE = { short: 4, long: 60 }
const PER_SECOND = 100
const REGISTRATIONS = 50
const MAX_SLOWDOWN = 2
const GROWTH_MB = 100
/** The longest measurement without the storm; otherwise it is as long as the storm. */
const QUIET_MS = 20_000
/** How long the other person uses the app between checks whether the storm is over. */
const SLICE_MS = 100
const ROUTES = ['dashboard', 'payment'] as const

/** The server without the guard: logins are admitted without limit, and four hashes run concurrently. */
const QUEUE_BEHIND_TRANSACTIONS = [
  ['const MAX_RUNNING_CHECKS = ', 'const MAX_RUNNING_CHECKS = 1e9 + '],
  ['const MAX_CONCURRENT_HASHES = ', 'const MAX_CONCURRENT_HASHES = 4 || '],
] as const

interface Storm {
  alone: RequestTimes
  underLoad: RequestTimes
  report: LoadReport
  registrations: Record<string, number>
  /** Megabytes. */
  growth: number
  wrong: string[]
}

export const loginStorm: Scenario = {
  id: 'L6',
  test: `${PER_SECOND} logins a second with the right password, each from a different address, for one second per round, beside a person who opens the dashboard and pays; then ${REGISTRATIONS} concurrent registrations of one e-mail`,
  goal: '60 s: p95 of dashboard and payment <= 2 x that without the storm, 0 x 5xx, 0 closed, some logins succeed, memory + <= 100 MB; every registration answered, one of them made',
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 60 },
  missing: missingProc,
  async run(context) {
    const storm = await inStorm(context)
    return {
      figure: `${describe(storm)}${speedNote(context)}`,
      reached:
        isAnswered(storm) &&
        isSpeedGoalMet(
          context,
          storm.growth <= GROWTH_MB && ROUTES.every((route) => slowdown(route, storm) <= MAX_SLOWDOWN),
        ),
    }
  },
}

export const loginStormBehindTransactions: Scenario = {
  id: 'L6-control',
  test: 'the same with the queue for a hash behind the first transactions, and four concurrent hashes',
  goal: 'it must fail: others over 2 x slower, or requests without an answer',
  engines: ['embedded'],
  rounds: { short: 5, long: 20 },
  missing: missingProc,
  async run(context) {
    const storm = await inStorm(context, {
      program: changedProgram('login-storm', QUEUE_BEHIND_TRANSACTIONS),
    })
    const isStarved = !isAnswered(storm) || ROUTES.some((route) => slowdown(route, storm) > MAX_SLOWDOWN)
    return { figure: describe(storm), reached: isStarved }
  },
}

async function inStorm(context: ScenarioContext, program: Pick<ApiOptions, 'program'> = {}): Promise<Storm> {
  const { store, close } = await provisionStore(context)
  const api = await startApi({ store, ...program })
  const { url } = api
  const emails: string[] = []
  for (let n = 0; n < PEOPLE[context.short ? 'short' : 'long']; n += 1) emails.push((await signUp(url)).email)
  const reader = await PayingReader.create(url)
  const [alone, underLoad] = [noTimes(), noTimes()]
  const seconds = context.rounds
  await reader.use(1000, noTimes())
  await reader.use(Math.min(seconds * 1000, QUIET_MS), alone)
  const before = memoryOf(api.process.pid).now
  let isOver = false
  const load = runLoad({ kind: 'logins', url, emails, password: PASSWORD, perSecond: PER_SECOND, seconds })
  const ended = load.finally(() => {
    isOver = true
  })
  while (!isOver) await reader.use(SLICE_MS, underLoad)
  const report = await ended
  const growth = memoryOf(api.process.pid).peak - before
  const registrations = countValues(await registerConcurrently(url))
  const wrong = await reader.differences().catch((error) => [String(error)])
  await api.end('SIGTERM')
  await close()
  return { alone, underLoad, report, registrations, growth, wrong }
}

/** Resolves to the status of each registration; 0 means no response. */
async function registerConcurrently(url: string): Promise<number[]> {
  const name = randomBytes(8).toString('hex')
  const body = JSON.stringify({ email: `${name}@example.com`, username: name, password: PASSWORD, name })
  return Promise.all(
    Array.from({ length: REGISTRATIONS }, async () => {
      const client = new WireClient(url)
      const headers = { 'x-forwarded-for': randomAddress() }
      const { status } = await client.send({ method: 'POST', path: register.path, headers, body })
      client.close()
      return status
    }),
  )
}

function isAnswered({ report: { statuses }, registrations, wrong }: Storm): boolean {
  const isAllowed = (counts: Record<string, number>, allowed: string[]) =>
    Object.keys(counts).every((status) => allowed.includes(status))
  return (
    wrong.length === 0 &&
    (statuses[200] ?? 0) > 0 &&
    isAllowed(statuses, ['200', '429']) &&
    registrations[200] === 1 &&
    isAllowed(registrations, ['200', '409', '429'])
  )
}

function describe(storm: Storm): string {
  const { report, registrations, growth, wrong } = storm
  const times = ROUTES.map(
    (route) =>
      `of the ${route} ${p95(storm.alone[route]).toFixed(1)} ms alone and ${p95(storm.underLoad[route]).toFixed(1)} ms in the storm (${slowdown(route, storm).toFixed(2)} x)`,
  )
  return `logins ${formatCounts(report.statuses)} (${report.perSecond.toFixed(1)} a second succeed); p95 ${times.join(', ')}; memory + ${Math.round(growth)} MB; registrations ${formatCounts(registrations)}; ${formatDifferences(wrong)}`
}

function slowdown(route: keyof RequestTimes, { alone, underLoad }: Storm): number {
  return p95(underLoad[route]) / p95(alone[route])
}

function p95(times: readonly number[]): number {
  return quantile(times, 0.95)
}
