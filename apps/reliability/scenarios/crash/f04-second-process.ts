import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Api, embeddedStore, type Store, spawnApi, startApi } from '../../harness/app/api-process'
import { shown } from '../../harness/runner/statistics'
import { isQuickEnough, speedNote } from '../../harness/runner/speed-goal'
import { within } from '../../harness/runner/deadline'
import { Payers } from '../../harness/people/payment-workload'
import type { Row } from '../../harness/runner/scenario'
import { differences } from '../../harness/runner/format'

const STARTERS = 12
const REFUSALS_PER_ROUND = 2
const REFUSED_MS = 2000
const GIVE_UP_MS = 60_000

export const secondProcess: Row = {
  id: 'F4',
  test: 'a second process on the data folder under load; 12 starters at once, half of the time over a stale lock',
  goal: '100 of 100 refused <= 2 s with the name of the holder; 50 times exactly 1 of 12 starts; 0 lost',
  engines: ['embedded'],
  rounds: { short: 1, long: 50 },
  async run(setting) {
    const store = embeddedStore(setting.scratch)
    let api = await startApi({ store })
    const payers = await Payers.create(api.url, 2)
    const wrong: string[] = []
    let slowest = 0
    let winners = 0
    for (let round = 0; round < setting.rounds; round += 1) {
      payers.start()
      for (let n = 0; n < REFUSALS_PER_ROUND; n += 1) {
        slowest = Math.max(slowest, await beRefused(store, api, wrong))
      }
      await api.end(round % 2 === 0 ? 'SIGKILL' : 'SIGTERM')
      await payers.stop()
      const started = await startTogether(store)
      if (started.length === 1) winners += 1
      const [winner, ...others] = started
      for (const other of others) await other.end('SIGKILL')
      api = winner ?? (await startApi({ store }))
      payers.moveTo(api.url)
      wrong.push(...(await payers.check()))
    }
    await api.end('SIGTERM')
    const refusals = setting.rounds * REFUSALS_PER_ROUND
    return {
      figure: `${refusals} second processes, slowest refusal ${shown(slowest)}; ${winners} of ${setting.rounds} times exactly 1 of ${STARTERS} started; ${payers.acknowledged} payments acknowledged, ${differences(wrong)}${speedNote(setting)}`,
      reached:
        wrong.length === 0 && winners === setting.rounds && isQuickEnough(setting, slowest <= REFUSED_MS),
    }
  },
}

/** Milliseconds until the second process gave up by itself. */
async function beRefused(store: Store, holder: Api, wrong: string[]): Promise<number> {
  const began = performance.now()
  const child = spawnApi({ store })
  let said = ''
  child.stderr?.on('data', (text: Buffer) => {
    said += String(text)
  })
  try {
    const [code] = await within(GIVE_UP_MS, 'The refusal', once(child, 'close'))
    if (code !== 1) wrong.push(`the second process ended with ${code}`)
  } finally {
    child.kill('SIGKILL')
  }
  const took = performance.now() - began
  if (!said.includes(`in use by process ${holder.process.pid} `)) wrong.push(`it said: ${said}`)
  return took
}

/** Those that became ready, of many processes started at once. */
async function startTogether(store: Store): Promise<Api[]> {
  const attempts = Array.from({ length: STARTERS }, () => startApi({ store }))
  const results = await Promise.allSettled(attempts)
  await sleep(10)
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}
