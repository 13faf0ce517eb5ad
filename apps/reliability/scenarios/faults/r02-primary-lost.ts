import { setTimeout as sleep } from 'node:timers/promises'
import { missingPostgres } from '@solvent/api-testing/postgres-server'
import { listLiabilities } from '@solvent/contracts'
import { verify } from '../../harness/app/api-commands'
import { startApi } from '../../harness/app/api-process'
import { type Copying, PostgresPair } from '../../harness/app/postgres-pair'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import { Poller } from '../../harness/requests/poller'
import { pollUntil } from '../../harness/runner/deadline'
import { formatCounts, formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Outcome, Scenario, ScenarioContext } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'

const PAYERS = 8
/** So many payments go before the end. */
const WARM = 40
const SAVING_MS = 10_000
const GIVE_UP_MS = 30_000
const NOT_NOW = 503
/** How long the primary goes on by itself, before it is killed, in every second round. */
const APART_MS = 300

export const primaryLost: Scenario = {
  id: 'R2',
  test: 'the primary of two PostgreSQL servers killed under payments (in every second round its line to the synchronous standby stood still before), the standby promoted, both named in DATABASE_URL',
  goal: '20 rounds: 0 acknowledged lost, only 503 with Retry-After meanwhile, saving again <= 10 s after the promotion',
  engines: ['postgres'],
  rounds: { short: 2, long: 20 },
  missing: missingPostgres,
  async run(context) {
    const seen = await runRounds(context, 'synchronous')
    const others = Object.keys(seen.shown).filter((status) => Number(status) !== NOT_NOW)
    return {
      figure: `${describe(seen)}${speedNote(context)}`,
      reached:
        seen.wrong.length === 0 &&
        others.length === 0 &&
        seen.unexplained === 0 &&
        isSpeedGoalMet(context, seen.slowestMs <= SAVING_MS),
    }
  },
}

/** What the standby does not have when the primary dies is lost, although it was acknowledged. */
export const primaryLostAsynchronous: Scenario = {
  ...primaryLost,
  id: 'R2-control',
  test: 'the same with a standby that commits do not wait for, its line always standing still before',
  goal: 'over 80 % of the rounds lose what was acknowledged',
  engines: ['postgres'],
  rounds: { short: 2, long: 5 },
  async run(context): Promise<Outcome> {
    const seen = await runRounds(context, 'asynchronous')
    return {
      figure: `${seen.roundsWrong} of ${context.rounds} rounds lost something: ${describe(seen)}`,
      reached: seen.roundsWrong > context.rounds * 0.8,
    }
  },
}

interface Seen {
  acknowledged: number
  wrong: string[]
  roundsWrong: number
  /** Answers other than 200, by status. */
  shown: Record<number, number>
  /** Answers 503 without Retry-After. */
  unexplained: number
  /** From the promotion to the next payment that was acknowledged. */
  slowestMs: number
}

async function runRounds({ rounds, scratch, log }: ScenarioContext, copying: Copying): Promise<Seen> {
  const pair = await PostgresPair.start(scratch, copying)
  const api = await startApi({ store: pair.store })
  const seen: Seen = { acknowledged: 0, wrong: [], roundsWrong: 0, shown: {}, unexplained: 0, slowestMs: 0 }
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await pair.rebuild()
    const wrong = await loseOnce(pair, api.url, seen, copying === 'asynchronous' || round % 2 === 1)
    seen.wrong.push(...wrong)
    if (wrong.length > 0) seen.roundsWrong += 1
    log(`round ${round + 1}: ${formatDifferences(wrong)}`)
  }
  await api.end('SIGTERM')
  seen.wrong.push(...(await verify(pair.store)))
  await pair.stop()
  return seen
}

/** One primary's end; what the books say other than what was acknowledged. */
async function loseOnce(pair: PostgresPair, url: string, seen: Seen, isApart: boolean): Promise<string[]> {
  const workload = await PaymentWorkload.create(url, PAYERS)
  const reads = Poller.start(url + listLiabilities.path, 20, workload.clients[0]?.person.token)
  workload.start()
  await pollUntil(GIVE_UP_MS, () => workload.acknowledged >= WARM)
  await sleep(Math.random() * 500)
  if (isApart) {
    pair.holdLine()
    await sleep(APART_MS)
  }
  await pair.killPrimary()
  await sleep(200 + Math.random() * 1500)
  const before = workload.acknowledged
  pair.promote()
  const took = await pollUntil(GIVE_UP_MS, () => workload.acknowledged > before)
  seen.slowestMs = Math.max(seen.slowestMs, took ?? GIVE_UP_MS)
  await sleep(200)
  await workload.stop()
  const wrong = await workload.check().catch((error: unknown) => [String(error)])
  await reads.stop()
  seen.acknowledged += workload.acknowledged
  for (const [status, count] of Object.entries(workload.refused)) add(seen.shown, Number(status), count)
  for (const { status, saysWhen } of reads.answers) {
    if (status !== 200) add(seen.shown, status, 1)
    if (status === NOT_NOW && !saysWhen) seen.unexplained += 1
  }
  return wrong
}

function add(counts: Record<number, number>, status: number, count: number): void {
  counts[status] = (counts[status] ?? 0) + count
}

function describe({ acknowledged, wrong, shown, unexplained, slowestMs }: Seen): string {
  return `${acknowledged} payments acknowledged, ${formatDifferences(wrong)} (the journal verified at the end); shown besides 200: ${formatCounts(shown)}, ${unexplained} without Retry-After; saving again ${formatDuration(slowestMs)} after the promotion at most`
}
