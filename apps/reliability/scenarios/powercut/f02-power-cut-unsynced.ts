import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startApi } from '../../harness/app/api-process'
import { preload } from '../../harness/app/preload'
import { provisionStore } from '../../harness/app/provision-store'
import { missingVolume, Volume } from '../../harness/infrastructure/volume'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import type { Scenario } from '../../harness/runner/scenario'

const VOLUME_MB = 1536
const PAYERS = 8
const MIN_FAILED_SHARE = 0.8

/** The test must detect payments that are acknowledged before their shared sync. */
export const powerCutBeforeTheSync: Scenario = {
  id: 'F2-sync-control',
  test: 'the same power cut while payments are answered before the sync of the log that they share',
  goal: 'over 80 % of the rounds lose what was acknowledged',
  engines: ['embedded'],
  rounds: { short: 1, long: 20 },
  missing: missingVolume,
  async run(context) {
    let roundsWithLoss = 0
    let acknowledged = 0
    for (let round = 0; round < context.rounds; round += 1) {
      const volume = new Volume(context.scratch)
      volume.format(VOLUME_MB)
      volume.mount()
      const place = { ...context, scratch: join(volume.folder, 'of-solvent') }
      const { store } = await provisionStore(place)
      const prepared = await startApi({ store })
      const workload = await PaymentWorkload.create(prepared.url, PAYERS)
      await prepared.end('SIGTERM')
      const api = await startApi({ store, env: preload('unsynced-commits') })
      workload.moveTo(api.url)
      workload.start()
      await sleep(500 + Math.random() * 1500)
      api.process.kill('SIGSTOP')
      volume.cut()
      await api.end('SIGKILL')
      await workload.stop()
      await volume.unmount()
      volume.mount()
      const again = await startApi({ store })
      workload.moveTo(again.url)
      acknowledged += workload.acknowledged
      if ((await workload.check()).length > 0) roundsWithLoss += 1
      await again.end('SIGTERM')
      await volume.unmount()
    }
    return {
      figure: `with the sync left out: ${roundsWithLoss} of ${context.rounds} rounds lost payments that were acknowledged (${acknowledged} acknowledged in all)`,
      reached: roundsWithLoss / context.rounds > MIN_FAILED_SHARE,
    }
  },
}
