import { setTimeout as sleep } from 'node:timers/promises'
import { type Person, signUp } from '@solvent/api-testing/person'
import { addAsset, listAssets } from '@solvent/contracts'
import { startApi } from '../../harness/app/api-process'
import { preload } from '../../harness/app/preload'
import { provisionStore } from '../../harness/app/provision-store'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import { Poller } from '../../harness/requests/poller'
import { pollUntil } from '../../harness/runner/deadline'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'
import { median } from '../../harness/runner/statistics'

const MARK = 'this statement runs away'
/** The statement timeout of 5 s, plus queueing and the round trip. */
const STOPPED_MS = 5500
const OTHERS_MS = 250
const BACK_MS = 3000
const TIMEOUT_MS = 30_000
const SERVICE_UNAVAILABLE = 503

export const runawayQuery: Scenario = {
  id: 'F8',
  test: 'a statement that never ends, during payments',
  goal: '50 rounds: stopped <= 5.5 s, as a request sees it (the deadline of a statement is 5 s), other routes p99 <= 250 ms (on PostgreSQL also those that read the database), database back <= 3 s, 0 lost',
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 50 },
  async run(context) {
    const { store, close } = await provisionStore(context)
    const api = await startApi({ store, env: preload('runaway-statement') })
    const workload = await PaymentWorkload.create(api.url, 3)
    const culprit = await signUp(api.url)
    const health = Poller.start(`${api.url}/healthz`, 10)
    const reads = Poller.start(api.url + listAssets.path, 10, culprit.token)
    const wrong: string[] = []
    const stopped: number[] = []
    const back: number[] = []
    for (let round = 0; round < context.rounds; round += 1) {
      workload.start()
      await sleep(200)
      stopped.push(await runAway(culprit, wrong))
      const before = workload.acknowledged
      back.push((await pollUntil(TIMEOUT_MS, () => workload.acknowledged > before)) ?? TIMEOUT_MS)
      await workload.stop()
      wrong.push(...(await workload.check()))
    }
    await Promise.all([health.stop(), reads.stop()])
    await api.end('SIGTERM')
    await close()
    const slowestStop = Math.max(...stopped)
    const slowestBack = Math.max(...back)
    return {
      figure: `stopped after ${formatDuration(slowestStop)} at most, database back ${formatDuration(slowestBack)} later at most; meanwhile /healthz p99 ${formatDuration(health.p99)}, reads of the database p50 ${formatDuration(medianOf(reads))}, p99 ${formatDuration(reads.p99)}, slowest ${formatDuration(reads.slowest)}; ${workload.acknowledged} payments acknowledged, ${formatDifferences(wrong)}${speedNote(context)}`,
      reached:
        wrong.length === 0 &&
        isSpeedGoalMet(
          context,
          slowestStop <= STOPPED_MS &&
            slowestBack <= BACK_MS &&
            health.p99 <= OTHERS_MS &&
            // The embedded database runs one statement at a time.
            (context.engine === 'embedded' || reads.p99 <= OTHERS_MS),
        ) &&
        health.answers.every(({ status }) => status === 200),
    }
  },
}

/** Resolves to the milliseconds until the runaway request fails. */
async function runAway(culprit: Person, wrong: string[]): Promise<number> {
  const began = performance.now()
  const body = { asset_type: 'Cash', asset_value: 1, date_received: '2026-01-15', asset_description: MARK }
  const { status } = await culprit.send(addAsset, { body, timeoutMs: TIMEOUT_MS })
  if (status !== SERVICE_UNAVAILABLE) wrong.push(`the runaway was answered with ${status}`)
  return performance.now() - began
}

function medianOf({ answers }: Poller): number {
  return median(answers.map(({ ms }) => ms))
}
