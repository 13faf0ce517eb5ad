import { setTimeout as sleep } from 'node:timers/promises'
import { verify } from '../../harness/app/api-commands'
import { startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'
import { quantile } from '../../harness/runner/statistics'

const READY_MS = 3000

export const killedUnderLoad: Scenario = {
  id: 'F1',
  test: 'SIGKILL of the API under write load, the same data every time',
  goal: '200 rounds: 0 lost, 0 half, 100 % reopen, ready p95 <= 3 s',
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 200 },
  async run(context) {
    const { store, close } = await provisionStore(context)
    let api = await startApi({ store })
    const workload = await PaymentWorkload.create(api.url, 4)
    const ready: number[] = []
    const wrong: string[] = []
    for (let round = 0; round < context.rounds; round += 1) {
      workload.start()
      await sleep(100 + Math.random() * 900)
      await api.end('SIGKILL')
      await workload.stop()
      api = await startApi({ store })
      ready.push(api.readyMs)
      workload.moveTo(api.url)
      wrong.push(...(await workload.check()))
      if (round % 20 === 19)
        context.log(`${round + 1} kills, ${workload.acknowledged} acknowledged, ${wrong.length} wrong`)
    }
    await api.end('SIGTERM')
    wrong.push(...(await verify(store)))
    await close()
    const p95 = quantile(ready, 0.95)
    return {
      figure: `${workload.acknowledged} payments acknowledged, ${formatDifferences(wrong)} (the journal verified at the end), ${ready.length} of ${context.rounds} reopened, ready p95 ${formatDuration(p95)}${speedNote(context)}`,
      reached: wrong.length === 0 && isSpeedGoalMet(context, p95 <= READY_MS),
    }
  },
}
