import { setTimeout as sleep } from 'node:timers/promises'
import { startApi } from '../../harness/app/api-process'
import { quantile, shown } from '../../harness/runner/statistics'
import { isQuickEnough, speedNote } from '../../harness/runner/speed-goal'
import { Payers } from '../../harness/people/payment-workload'
import type { Row } from '../../harness/runner/scenario'
import { ownStore } from '../../harness/app/provision-store'
import { verify } from '../../harness/app/api-commands'
import { differences } from '../../harness/runner/format'

const READY_MS = 3000

export const killedUnderLoad: Row = {
  id: 'F1',
  test: 'SIGKILL of the API under write load, the same data every time',
  goal: '200 rounds: 0 lost, 0 half, 100 % reopen, ready p95 <= 3 s',
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 200 },
  async run(setting) {
    const { store, close } = await ownStore(setting)
    let api = await startApi({ store })
    const payers = await Payers.create(api.url, 4)
    const ready: number[] = []
    const wrong: string[] = []
    for (let round = 0; round < setting.rounds; round += 1) {
      payers.start()
      await sleep(100 + Math.random() * 900)
      await api.end('SIGKILL')
      await payers.stop()
      api = await startApi({ store })
      ready.push(api.readyMs)
      payers.moveTo(api.url)
      wrong.push(...(await payers.check()))
      if (round % 20 === 19)
        setting.say(`${round + 1} kills, ${payers.acknowledged} acknowledged, ${wrong.length} wrong`)
    }
    await api.end('SIGTERM')
    wrong.push(...(await verify(store)))
    await close()
    const p95 = quantile(ready, 0.95)
    return {
      figure: `${payers.acknowledged} payments acknowledged, ${differences(wrong)} (the journal verified at the end), ${ready.length} of ${setting.rounds} reopened, ready p95 ${shown(p95)}${speedNote(setting)}`,
      reached: wrong.length === 0 && isQuickEnough(setting, p95 <= READY_MS),
    }
  },
}
