import { setTimeout as sleep } from 'node:timers/promises'
import { addAsset, listAssets } from '@solvent/contracts'
import { startApi } from '../../harness/app/api-process'
import { quantile, shown } from '../../harness/runner/statistics'
import { isQuickEnough, speedNote } from '../../harness/runner/speed-goal'
import { until } from '../../harness/runner/deadline'
import { Payers } from '../../harness/people/payment-workload'
import { type Person, signUp } from '../../harness/people/person'
import { preloaded } from '../../harness/app/preload'
import { Probe } from '../../harness/requests/poller'
import type { Row } from '../../harness/runner/scenario'
import { ownStore } from '../../harness/app/provision-store'
import { differences } from '../../harness/runner/format'

const MARK = 'this statement runs away'
/** The deadline of a statement is 5 s; the rest is for the wait for a turn and for the way there and back. */
const STOPPED_MS = 5500
const OTHERS_MS = 250
const BACK_MS = 3000
const GIVE_UP_MS = 30_000
const NOT_NOW = 503

export const runawayQuery: Row = {
  id: 'F8',
  test: 'a statement without end in the middle of payments',
  goal: '50 rounds: stopped <= 5.5 s, as a request sees it (the deadline of a statement is 5 s), other routes p99 <= 250 ms (on PostgreSQL also those that read the database), database back <= 3 s, 0 lost',
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 50 },
  async run(setting) {
    const { store, close } = await ownStore(setting)
    const api = await startApi({ store, env: preloaded('runaway-statement') })
    const payers = await Payers.create(api.url, 3)
    const culprit = await signUp(api.url)
    const health = Probe.start(`${api.url}/healthz`, 10)
    const reads = Probe.start(api.url + listAssets.path, 10, culprit.token)
    const wrong: string[] = []
    const stopped: number[] = []
    const back: number[] = []
    for (let round = 0; round < setting.rounds; round += 1) {
      payers.start()
      await sleep(200)
      stopped.push(await runAway(culprit, wrong))
      const before = payers.acknowledged
      back.push((await until(GIVE_UP_MS, () => payers.acknowledged > before)) ?? GIVE_UP_MS)
      await payers.stop()
      wrong.push(...(await payers.check()))
    }
    await Promise.all([health.stop(), reads.stop()])
    await api.end('SIGTERM')
    await close()
    const slowestStop = Math.max(...stopped)
    const slowestBack = Math.max(...back)
    return {
      figure: `stopped after ${shown(slowestStop)} at most, database back ${shown(slowestBack)} later at most; meanwhile /healthz p99 ${shown(health.p99)}, reads of the database p50 ${shown(medianOf(reads))}, p99 ${shown(reads.p99)}, slowest ${shown(reads.slowest)}; ${payers.acknowledged} payments acknowledged, ${differences(wrong)}${speedNote(setting)}`,
      reached:
        wrong.length === 0 &&
        isQuickEnough(
          setting,
          slowestStop <= STOPPED_MS &&
            slowestBack <= BACK_MS &&
            health.p99 <= OTHERS_MS &&
            // The embedded database runs one statement at a time.
            (setting.engine === 'embedded' || reads.p99 <= OTHERS_MS),
        ) &&
        health.answers.every(({ status }) => status === 200),
    }
  },
}

/** Milliseconds until the culprit is told that it did not work. */
async function runAway(culprit: Person, wrong: string[]): Promise<number> {
  const began = performance.now()
  const body = { asset_type: 'Cash', asset_value: 1, date_received: '2026-01-15', asset_description: MARK }
  const { status } = await culprit.send(addAsset, { body, timeoutMs: GIVE_UP_MS })
  if (status !== NOT_NOW) wrong.push(`the runaway was answered with ${status}`)
  return performance.now() - began
}

function medianOf({ answers }: Probe): number {
  return quantile(
    answers.map(({ ms }) => ms),
    0.5,
  )
}
