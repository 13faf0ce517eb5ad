import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { verify } from '../../harness/app/api-commands'
import { type Api, type Store, startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { missingVolume, Volume } from '../../harness/infrastructure/volume'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import { pollUntil } from '../../harness/runner/deadline'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'

const VOLUME_MB = 1024
const RELEASE_MS = 10_000
const BACK_MS = 10_000
const TIMEOUT_MS = 40_000
/** After this long, responses that were in flight when the device failed have arrived. */
const ON_THE_WAY_MS = 200
const FAILED_MS = 1500

export const deviceFails: Scenario = {
  id: 'F7',
  test: 'the disk of the data fails under write load (every access is an error), and comes back',
  goal: '20 rounds: 0 acknowledgements after it, the device released <= 10 s after it failed (the process or its database is replaced), saving again <= 10 s after it is back, 0 lost',
  engines: ['embedded'],
  rounds: { short: 1, long: 20 },
  missing: missingVolume,
  async run(context) {
    const volume = new Volume(context.scratch)
    volume.format(VOLUME_MB)
    volume.mount()
    const { store } = await provisionStore({ ...context, scratch: join(volume.folder, 'of-solvent') })
    let api = await startApi({ store })
    const workload = await PaymentWorkload.create(api.url, 4)
    const wrong: string[] = []
    let afterwards = 0
    let letGo = 0
    let slowest = 0
    let restarts = 0
    for (let round = 0; round < context.rounds; round += 1) {
      workload.start()
      await sleep(200 + Math.random() * 1000)
      volume.cut()
      const failed = performance.now()
      afterwards += await acknowledgedWhileBroken(workload)
      if (!(await isReleased(volume))) wrong.push('the server still holds files of the broken device')
      letGo = Math.max(letGo, performance.now() - failed)
      await endIfHeld(volume, api)
      volume.mount()
      const back = performance.now()
      const former = api
      api = await saveAgain(api, store, workload)
      if (api !== former) restarts += 1
      slowest = Math.max(slowest, performance.now() - back)
      await workload.stop()
      wrong.push(...(await workload.check()))
    }
    await api.end('SIGTERM')
    wrong.push(...(await verify(store)))
    await volume.unmount()
    return {
      figure: `${afterwards} acknowledgements after the failure, ${workload.acknowledged} payments acknowledged before and between, ${formatDifferences(wrong)}; the device let go ${formatDuration(letGo)} after it failed at most, saving again ${formatDuration(slowest)} after the device was back at most, ${restarts} of ${context.rounds} times by a new process${speedNote(context)}`,
      reached:
        wrong.length === 0 &&
        afterwards === 0 &&
        isSpeedGoalMet(context, letGo <= RELEASE_MS && slowest <= BACK_MS),
    }
  },
}

async function acknowledgedWhileBroken(workload: PaymentWorkload): Promise<number> {
  await sleep(ON_THE_WAY_MS)
  const before = workload.acknowledged
  await sleep(FAILED_MS)
  return workload.acknowledged - before
}

/** Resolves to true once no process uses the broken device, so that it can be replaced. */
async function isReleased(volume: Volume): Promise<boolean> {
  return (await pollUntil(TIMEOUT_MS, () => volume.tryUnmount())) !== null
}

async function endIfHeld(volume: Volume, api: Api): Promise<void> {
  if (!volume.isMounted) return
  await api.end('SIGKILL')
  await volume.unmount()
}

/** Resolves when a payment is saved; restarts a server that has exited, as a service manager does. */
async function saveAgain(api: Api, store: Store, workload: PaymentWorkload): Promise<Api> {
  const before = workload.acknowledged
  let serving = api
  const took = await pollUntil(TIMEOUT_MS, async () => {
    if (hasEnded(serving)) {
      await workload.stop()
      serving = await startApi({ store })
      workload.moveTo(serving.url)
      workload.start()
    }
    return workload.acknowledged > before
  })
  if (took === null) throw new Error('nothing could be saved any more')
  return serving
}

function hasEnded(api: Api): boolean {
  return api.process.exitCode !== null || api.process.signalCode !== null
}
