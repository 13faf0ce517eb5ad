import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Api, startApi } from '../../harness/app/api-process'
import { quantile, shown } from '../../harness/runner/statistics'
import { Payers } from '../../harness/people/payment-workload'
import { missingPostgres } from '../../harness/app/postgres-server'
import type { Row, Setting } from '../../harness/runner/scenario'
import { type OwnStore, ownStore } from '../../harness/app/provision-store'
import { verify } from '../../harness/app/api-commands'
import { missingVolume, Volume } from '../../harness/infrastructure/volume'
import { differences } from '../../harness/runner/format'

const VOLUME_MB = 1536

export const powerCut: Row = {
  id: 'F2',
  test: 'power cut under write load: the disk of the data stops at once and forgets what was not synced',
  goal: '50 rounds: 0 lost, 0 corrupt, 100 % reopen',
  engines: ['embedded', 'postgres'],
  rounds: { short: 2, long: 50 },
  missing: () => missingVolume() ?? missingPostgres(),
  async run(setting) {
    const volume = new Volume(setting.scratch)
    volume.format(VOLUME_MB)
    volume.mount()
    const own = await ownStore({ ...setting, scratch: join(volume.folder, 'of-solvent') })
    let api = await startApi({ store: own.store })
    const payers = await Payers.create(api.url, 4)
    const ready: number[] = []
    const wrong: string[] = []
    for (let round = 0; round < setting.rounds; round += 1) {
      payers.start()
      await sleep(200 + Math.random() * 1500)
      await cutPower(volume, api, own)
      await payers.stop()
      await volume.unmount()
      volume.mount()
      await own.postgres?.start()
      api = await startApi({ store: own.store })
      ready.push(api.readyMs)
      payers.moveTo(api.url)
      wrong.push(...(await payers.check()))
      tell(setting, round, payers, wrong)
    }
    await api.end('SIGTERM')
    wrong.push(...(await verify(own.store)))
    await own.close()
    await volume.unmount()
    return {
      figure: `${payers.acknowledged} payments acknowledged, ${differences(wrong)} (books, checksums and indexes looked through at the end), ${ready.length} of ${setting.rounds} reopened, ready p95 ${shown(quantile(ready, 0.95))}`,
      reached: wrong.length === 0,
    }
  },
}

/** Whoever writes stands still first: what is acknowledged from then on is nothing. */
async function cutPower(volume: Volume, api: Api, { postgres }: OwnStore): Promise<void> {
  api.process.kill('SIGSTOP')
  postgres?.freeze()
  volume.cut()
  await api.end('SIGKILL')
  await postgres?.killAll()
}

function tell({ say }: Setting, round: number, payers: Payers, wrong: string[]): void {
  if (round % 10 !== 9) return
  say(`${round + 1} power cuts, ${payers.acknowledged} acknowledged, ${wrong.length} wrong`)
}
