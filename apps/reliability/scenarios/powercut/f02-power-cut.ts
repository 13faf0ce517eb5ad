import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { missingPostgres } from '@solvent/api-testing/postgres-server'
import { verify } from '../../harness/app/api-commands'
import { type Api, startApi } from '../../harness/app/api-process'
import { type ProvisionedStore, provisionStore } from '../../harness/app/provision-store'
import { missingVolume, Volume } from '../../harness/infrastructure/volume'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario, ScenarioContext } from '../../harness/runner/scenario'
import { quantile } from '../../harness/runner/statistics'

const VOLUME_MB = 1536

export const powerCut: Scenario = {
  id: 'F2',
  test: 'power cut under write load: the data disk stops and loses everything that was not synced',
  goal: '50 rounds: 0 lost, 0 corrupt, 100 % reopen',
  engines: ['embedded', 'postgres'],
  rounds: { short: 2, long: 50 },
  missing: () => missingVolume() ?? missingPostgres(),
  async run(context) {
    const volume = new Volume(context.scratch)
    volume.format(VOLUME_MB)
    volume.mount()
    const provisioned = await provisionStore({ ...context, scratch: join(volume.folder, 'of-solvent') })
    let api = await startApi({ store: provisioned.store })
    const workload = await PaymentWorkload.create(api.url, 4)
    const ready: number[] = []
    const wrong: string[] = []
    for (let round = 0; round < context.rounds; round += 1) {
      workload.start()
      await sleep(200 + Math.random() * 1500)
      await cutPower(volume, api, provisioned)
      await workload.stop()
      await volume.unmount()
      volume.mount()
      await provisioned.postgres?.start()
      api = await startApi({ store: provisioned.store })
      ready.push(api.readyMs)
      workload.moveTo(api.url)
      wrong.push(...(await workload.check()))
      logProgress(context, round, workload, wrong)
    }
    await api.end('SIGTERM')
    wrong.push(...(await verify(provisioned.store)))
    await provisioned.close()
    await volume.unmount()
    return {
      figure: `${workload.acknowledged} payments acknowledged, ${formatDifferences(wrong)} (books, checksums and indexes looked through at the end), ${ready.length} of ${context.rounds} reopened, ready p95 ${formatDuration(quantile(ready, 0.95))}`,
      reached: wrong.length === 0,
    }
  },
}

/** Freezes the writers first, so that nothing is acknowledged after the cut. */
async function cutPower(volume: Volume, api: Api, { postgres }: ProvisionedStore): Promise<void> {
  api.process.kill('SIGSTOP')
  postgres?.freeze()
  volume.cut()
  await api.end('SIGKILL')
  await postgres?.killAll()
}

function logProgress(
  { log }: ScenarioContext,
  round: number,
  workload: PaymentWorkload,
  wrong: string[],
): void {
  if (round % 10 !== 9) return
  log(`${round + 1} power cuts, ${workload.acknowledged} acknowledged, ${wrong.length} wrong`)
}
