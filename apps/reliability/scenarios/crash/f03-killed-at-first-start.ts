import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { embeddedStore, type Store, spawnApi, startApi } from '../../harness/app/api-process'
import { type ProvisionedStore, provisionStore } from '../../harness/app/provision-store'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario, ScenarioContext } from '../../harness/runner/scenario'

/** The latest kill, relative to the duration of a first start, so that kills cover all of it. */
const KILL_WINDOW = 1.2

export const killedAtFirstStart: Scenario = {
  id: 'F3',
  test: 'SIGKILL during the very first start, at any moment of it',
  goal: '50 rounds: the next start is fine every time',
  engines: ['embedded', 'postgres'],
  rounds: { short: 2, long: 50 },
  async run(context) {
    const provisioned = context.engine === 'postgres' ? await provisionStore(context) : null
    const wrong: string[] = []
    const coldMs = await coldStart(await freshStore(context, provisioned, 'measured'))
    let killedBeforeReady = 0
    let slowest = 0
    for (let round = 0; round < context.rounds; round += 1) {
      const store = await freshStore(context, provisioned, `round_${round}`)
      if (await killDuringStart(store, coldMs * KILL_WINDOW)) killedBeforeReady += 1
      try {
        slowest = Math.max(slowest, await useAfterwards(store, wrong))
      } catch (error) {
        wrong.push(String(error))
      }
    }
    await provisioned?.close()
    return {
      figure: `${context.rounds} kills within ${formatDuration(coldMs * KILL_WINDOW)} (1.2 x a first start), ${killedBeforeReady} of them before the server was ready; ${context.rounds - wrong.length} next starts fine, slowest ${formatDuration(slowest)}, ${formatDifferences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

async function freshStore(
  { scratch }: ScenarioContext,
  provisioned: ProvisionedStore | null,
  name: string,
): Promise<Store> {
  if (!provisioned?.postgres) return embeddedStore(join(scratch, name))
  const url = await provisioned.postgres.createDatabase(name)
  return { engine: 'postgres', url, keyFile: join(scratch, `${name}.key`) }
}

async function coldStart(store: Store): Promise<number> {
  const api = await startApi({ store })
  await api.end('SIGTERM')
  return api.readyMs
}

/** True if the kill came before the server was ready. */
async function killDuringStart(store: Store, latestMs: number): Promise<boolean> {
  const child = spawnApi({ store })
  let isReady = false
  child.stdout?.on('data', (text: Buffer) => {
    isReady ||= text.includes('ready on')
  })
  const ended = once(child, 'exit')
  await sleep(Math.random() * latestMs)
  child.kill('SIGKILL')
  await ended
  return !isReady
}

/** Restarts, saves something and reads it back; resolves to the milliseconds of the start. */
async function useAfterwards(store: Store, wrong: string[]): Promise<number> {
  const api = await startApi({ store })
  const workload = await PaymentWorkload.create(api.url, 1)
  workload.start()
  await sleep(50)
  await workload.stop()
  wrong.push(...(await workload.check()))
  await api.end('SIGTERM')
  return api.readyMs
}
