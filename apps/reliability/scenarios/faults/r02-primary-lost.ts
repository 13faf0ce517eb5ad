import { setTimeout as sleep } from 'node:timers/promises'
import { missingPostgres } from '@solvent/api-testing/postgres-server'
import { listLiabilities } from '@solvent/contracts'
import { verify } from '../../harness/app/api-commands'
import { startApi } from '../../harness/app/api-process'
import { PostgresPair, type Replication } from '../../harness/app/postgres-pair'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import { Poller } from '../../harness/requests/poller'
import { addCounts, shownAnswers } from '../../harness/requests/shown-answers'
import { pollUntil } from '../../harness/runner/deadline'
import { formatCounts, formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Outcome, Scenario, ScenarioContext } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'

const PAYERS = 8
/** Payments before the primary is killed. */
const WARM_UP_PAYMENTS = 40
const SAVING_MS = 10_000
const TIMEOUT_MS = 30_000
const SERVICE_UNAVAILABLE = 503
/** In every second round, how long the primary runs without replicating before it is killed. */
const PAUSED_MS = 300

export const primaryLost: Scenario = {
  id: 'R2',
  test: 'the primary of two PostgreSQL servers killed under payments (in every second round its connection to the synchronous standby was stopped before), the standby promoted, both named in DATABASE_URL',
  goal: '20 rounds: 0 acknowledged lost, only 503 with Retry-After meanwhile, saving again <= 10 s after the promotion',
  engines: ['postgres'],
  rounds: { short: 2, long: 20 },
  missing: missingPostgres,
  async run(context) {
    const totals = await runRounds(context, 'synchronous')
    const others = Object.keys(totals.shown).filter((status) => Number(status) !== SERVICE_UNAVAILABLE)
    return {
      figure: `${describe(totals)}${speedNote(context)}`,
      reached:
        totals.wrong.length === 0 &&
        others.length === 0 &&
        totals.unexplained === 0 &&
        isSpeedGoalMet(context, totals.slowestMs <= SAVING_MS),
    }
  },
}

/** Acknowledged payments that the standby does not have when the primary dies are lost. */
export const primaryLostAsynchronous: Scenario = {
  ...primaryLost,
  id: 'R2-control',
  test: 'the same with a standby that commits do not wait for, its connection always stopped before',
  goal: 'over 80 % of the rounds lose what was acknowledged',
  engines: ['postgres'],
  rounds: { short: 2, long: 5 },
  async run(context): Promise<Outcome> {
    const totals = await runRounds(context, 'asynchronous')
    return {
      figure: `${totals.roundsWrong} of ${context.rounds} rounds lost something: ${describe(totals)}`,
      reached: totals.roundsWrong > context.rounds * 0.8,
    }
  },
}

interface Totals {
  acknowledged: number
  wrong: string[]
  roundsWrong: number
  /** Counts of responses other than 200, by status. */
  shown: Record<number, number>
  /** 503 responses without Retry-After. */
  unexplained: number
  /** From the promotion to the next acknowledged payment. */
  slowestMs: number
}

async function runRounds(
  { rounds, scratch, log }: ScenarioContext,
  replication: Replication,
): Promise<Totals> {
  const pair = await PostgresPair.start(scratch, replication)
  const api = await startApi({ store: pair.store })
  const totals: Totals = {
    acknowledged: 0,
    wrong: [],
    roundsWrong: 0,
    shown: {},
    unexplained: 0,
    slowestMs: 0,
  }
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await pair.rebuild()
    const wrong = await loseOnce(pair, api.url, totals, replication === 'asynchronous' || round % 2 === 1)
    totals.wrong.push(...wrong)
    if (wrong.length > 0) totals.roundsWrong += 1
    log(`round ${round + 1}: ${formatDifferences(wrong)}`)
  }
  await api.end('SIGTERM')
  totals.wrong.push(...(await verify(pair.store)))
  await pair.stop()
  return totals
}

/** Kills the primary once; resolves to the differences between the books and the acknowledged payments. */
async function loseOnce(
  pair: PostgresPair,
  url: string,
  totals: Totals,
  pausesReplication: boolean,
): Promise<string[]> {
  const workload = await PaymentWorkload.create(url, PAYERS)
  const reads = Poller.start(url + listLiabilities.path, 20, workload.clients[0]?.person.token)
  workload.start()
  await pollUntil(TIMEOUT_MS, () => workload.acknowledged >= WARM_UP_PAYMENTS)
  await sleep(Math.random() * 500)
  if (pausesReplication) {
    pair.pauseReplication()
    await sleep(PAUSED_MS)
  }
  await pair.killPrimary()
  await sleep(200 + Math.random() * 1500)
  const before = workload.acknowledged
  pair.promote()
  const took = await pollUntil(TIMEOUT_MS, () => workload.acknowledged > before)
  totals.slowestMs = Math.max(totals.slowestMs, took ?? TIMEOUT_MS)
  await sleep(200)
  await workload.stop()
  const wrong = await workload.check().catch((error: unknown) => [String(error)])
  await reads.stop()
  totals.acknowledged += workload.acknowledged
  const { counts, withoutRetryAfter } = shownAnswers(workload.refused, reads)
  addCounts(totals.shown, counts)
  totals.unexplained += withoutRetryAfter
  return wrong
}

function describe({ acknowledged, wrong, shown, unexplained, slowestMs }: Totals): string {
  return `${acknowledged} payments acknowledged, ${formatDifferences(wrong)} (the journal verified at the end); shown besides 200: ${formatCounts(shown)}, ${unexplained} without Retry-After; saving again ${formatDuration(slowestMs)} after the promotion at most`
}
