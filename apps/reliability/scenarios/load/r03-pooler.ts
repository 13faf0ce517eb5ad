import { setTimeout as sleep } from 'node:timers/promises'
import { missingPgBouncer, PgBouncer } from '@solvent/api-testing/pgbouncer'
import { missingPostgres } from '@solvent/api-testing/postgres-server'
import { verify } from '../../harness/app/api-commands'
import { type Api, type Store, startApi } from '../../harness/app/api-process'
import { preload } from '../../harness/app/preload'
import { provisionStore } from '../../harness/app/provision-store'
import { Population } from '../../harness/people/population'
import { type LoadReport, runLoad } from '../../harness/requests/load'
import { registerCleanup } from '../../harness/runner/cleanup'
import { formatCounts, formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Outcome, Scenario, ScenarioContext } from '../../harness/runner/scenario'

const WRITERS = 32
const READS = 0.5
/** Pause between two kills of the pooler. */
const PAUSE_MS = 3_000

export const pooler: Scenario = {
  id: 'R3',
  test: 'two replicas through one PgBouncer in transaction mode with 5 connections to PostgreSQL, 32 people who read and pay, PgBouncer killed and started again every 3 s; for one second per round',
  goal: '60 s: 0 lost, only 200 and 503 (with Retry-After, JSON) shown, books right; named statements are left out automatically',
  engines: ['postgres'],
  rounds: { short: 5, long: 60 },
  missing: () => missingPostgres() ?? missingPgBouncer(),
  run: (context) => throughPooler(context, {}),
}

/** Named statements are sent over connections that did not prepare them. */
export const poolerWithNames: Scenario = {
  ...pooler,
  id: 'R3-control',
  test: 'the same with names for statements, as without a pooler',
  goal: 'answers 500, as old poolers lose the names',
  engines: ['postgres'],
  rounds: { short: 5, long: 10 },
  async run(context): Promise<Outcome> {
    const { figure, reached } = await throughPooler(context, preload('always-named'))
    return { figure, reached: !reached && /\d+ x 500/.test(figure) }
  },
}

async function throughPooler(context: ScenarioContext, env: Record<string, string>): Promise<Outcome> {
  const { store, postgres, close } = await provisionStore(context)
  if (!postgres || store.engine !== 'postgres') throw new Error('This scenario needs a separate server')
  const bouncer = new PgBouncer(`${context.scratch}/bouncer`, postgres)
  registerCleanup(() => bouncer.quit())
  await bouncer.start()
  const pooled: Store = { ...store, url: bouncer.urlOf('solvent', 'solvent') }
  // People are created without the pooler, because the control would fail here.
  const direct = await startApi({ store })
  const population = await Population.create(direct.url, WRITERS)
  const replicas = [await startApi({ store: pooled, env }), await startApi({ store: pooled, env })]
  const chaos = killRepeatedly(bouncer)
  const reports = await Promise.all(
    replicas.map((replica, n) => load(population, replica, n, context.rounds)),
  )
  await chaos.stop()
  await Promise.all(replicas.map((replica) => replica.end('SIGTERM')))
  const wrong = await population.differences(acknowledged(reports))
  await direct.end('SIGTERM')
  wrong.push(...reports.flatMap(problems), ...(await verify(pooled)))
  await bouncer.stop()
  await close()
  return {
    figure: `${describe(reports)}, PgBouncer killed ${chaos.count()} times: ${formatDifferences(wrong)} (the journal verified at the end)`,
    reached: wrong.length === 0 && chaos.count() > 0,
  }
}

/** Each replica serves half of the people. */
function load({ users }: Population, { url }: Api, half: number, seconds: number): Promise<LoadReport> {
  const own = users.filter((_, n) => n % 2 === half)
  return runLoad({ kind: 'users', url, users: own, seconds, thinkMs: 0, reads: READS })
}

/** Merges the counts in the people's order. */
function acknowledged([even, odd]: readonly LoadReport[]): number[] {
  return Array.from(
    { length: WRITERS },
    (_, n) => (n % 2 === 0 ? even : odd)?.acknowledged[Math.floor(n / 2)] ?? 0,
  )
}

function killRepeatedly(bouncer: PgBouncer): { stop(): Promise<void>; count(): number } {
  const over = new AbortController()
  let count = 0
  const killing = async () => {
    for (;;) {
      await sleep(PAUSE_MS, undefined, { signal: over.signal }).catch(() => {})
      if (over.signal.aborted) return
      await bouncer.stop('SIGKILL')
      await sleep(200)
      await bouncer.start()
      count += 1
    }
  }
  const running = killing()
  return {
    async stop() {
      over.abort()
      await running
    },
    count: () => count,
  }
}

function problems({ statuses, unsettled, unexplained }: LoadReport): string[] {
  const others = Object.keys(statuses).filter((status) => status !== '200' && status !== '503')
  return [
    ...others.map((status) => `${statuses[status]} answers ${status}`),
    ...(unsettled > 0 ? [`${unsettled} payments without a final answer`] : []),
    ...(unexplained > 0 ? [`${unexplained} answers 503 without Retry-After or JSON`] : []),
  ]
}

function describe(reports: readonly LoadReport[]): string {
  const all: Record<string, number> = {}
  for (const { statuses } of reports)
    for (const [status, count] of Object.entries(statuses)) all[status] = (all[status] ?? 0) + count
  const perSecond = reports.reduce((sum, report) => sum + report.perSecond, 0)
  const p99 = Math.max(...reports.map(({ latency }) => latency.p99))
  return `${formatCounts(all)}, ${Math.round(perSecond)} answers/s (p99 ${formatDuration(p99)})`
}
