import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Api, embeddedStore, type Store, spawnApi, startApi } from '../../harness/app/api-process'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import { withDeadline } from '../../harness/runner/deadline'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'

const STARTERS = 12
const REFUSALS_PER_ROUND = 2
const REFUSED_MS = 2000
const TIMEOUT_MS = 60_000

export const secondProcess: Scenario = {
  id: 'F4',
  test: 'a second process on the data folder under load; 12 concurrent starts, half of the time over a stale lock',
  goal: '100 of 100 refused <= 2 s with the name of the holder; 50 times exactly 1 of 12 starts; 0 lost',
  engines: ['embedded'],
  rounds: { short: 1, long: 50 },
  async run(context) {
    const store = embeddedStore(context.scratch)
    let api = await startApi({ store })
    const workload = await PaymentWorkload.create(api.url, 2)
    const wrong: string[] = []
    let slowest = 0
    let winners = 0
    for (let round = 0; round < context.rounds; round += 1) {
      workload.start()
      for (let n = 0; n < REFUSALS_PER_ROUND; n += 1) {
        slowest = Math.max(slowest, await startRefused(store, api, wrong))
      }
      await api.end(round % 2 === 0 ? 'SIGKILL' : 'SIGTERM')
      await workload.stop()
      const started = await startTogether(store)
      if (started.length === 1) winners += 1
      const [winner, ...others] = started
      for (const other of others) await other.end('SIGKILL')
      api = winner ?? (await startApi({ store }))
      workload.moveTo(api.url)
      wrong.push(...(await workload.check()))
    }
    await api.end('SIGTERM')
    const refusals = context.rounds * REFUSALS_PER_ROUND
    return {
      figure: `${refusals} second processes, slowest refusal ${formatDuration(slowest)}; ${winners} of ${context.rounds} times exactly 1 of ${STARTERS} started; ${workload.acknowledged} payments acknowledged, ${formatDifferences(wrong)}${speedNote(context)}`,
      reached:
        wrong.length === 0 && winners === context.rounds && isSpeedGoalMet(context, slowest <= REFUSED_MS),
    }
  },
}

/** Resolves to the milliseconds until the second process exited by itself. */
async function startRefused(store: Store, holder: Api, wrong: string[]): Promise<number> {
  const began = performance.now()
  const child = spawnApi({ store })
  let output = ''
  child.stderr?.on('data', (text: Buffer) => {
    output += String(text)
  })
  try {
    const [code] = await withDeadline(TIMEOUT_MS, 'The refusal', once(child, 'close'))
    if (code !== 1) wrong.push(`the second process ended with ${code}`)
  } finally {
    child.kill('SIGKILL')
  }
  const took = performance.now() - began
  if (!output.includes(`in use by process ${holder.process.pid} `)) wrong.push(`it said: ${output}`)
  return took
}

/** Starts many processes concurrently and resolves to those that became ready. */
async function startTogether(store: Store): Promise<Api[]> {
  const attempts = Array.from({ length: STARTERS }, () => startApi({ store }))
  const results = await Promise.allSettled(attempts)
  await sleep(10)
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}
