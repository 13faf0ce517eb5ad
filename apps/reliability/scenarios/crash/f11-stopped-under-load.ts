import { setTimeout as sleep } from 'node:timers/promises'
import { signUp } from '@solvent/api-testing/person'
import { startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import { WireClient } from '../../harness/requests/wire-client'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'

const EXIT_MS = 10_000
/** Each hashes a password, so that several are running when the signal arrives. */
const SLOW_REQUESTS = 8
/** After this long the requests are on their way to the server. */
const ON_THE_WAY_MS = 100

export const stoppedUnderLoad: Scenario = {
  id: 'F11',
  test: 'SIGTERM under load: payments one after the other, and new accounts whose password is just being hashed',
  goal: '50 rounds: every running request answered, exit 0 <= 10 s, 0 lost',
  engines: ['embedded', 'postgres'],
  rounds: { short: 2, long: 50 },
  async run(context) {
    const { store, close } = await provisionStore(context)
    let api = await startApi({ store })
    const workload = await PaymentWorkload.create(api.url, 4)
    const wrong: string[] = []
    let answered = 0
    let slowest = 0
    for (let round = 0; round < context.rounds; round += 1) {
      workload.start()
      await sleep(100 + Math.random() * 200)
      const running = Array.from({ length: SLOW_REQUESTS }, () => isSignedUp(api.url))
      await sleep(ON_THE_WAY_MS)
      await untilArrived(api.url)
      const began = performance.now()
      const code = await api.end('SIGTERM')
      slowest = Math.max(slowest, performance.now() - began)
      if (code !== 0) wrong.push(`exit ${code}`)
      answered += (await Promise.all(running)).filter((isAnswered) => isAnswered).length
      await workload.stop()
      api = await startApi({ store })
      workload.moveTo(api.url)
      wrong.push(...(await workload.unanswered()), ...(await workload.check()))
    }
    await api.end('SIGTERM')
    await close()
    const asked = context.rounds * SLOW_REQUESTS
    return {
      figure: `${answered} of ${asked} running registrations answered, ${workload.acknowledged} payments acknowledged, slowest exit ${formatDuration(slowest)}, ${formatDifferences(wrong)}${speedNote(context)}`,
      reached: wrong.length === 0 && answered === asked && isSpeedGoalMet(context, slowest <= EXIT_MS),
    }
  },
}

async function isSignedUp(url: string): Promise<boolean> {
  try {
    await signUp(url)
    return true
  } catch {
    return false
  }
}

/** Connections are accepted in order, so earlier requests have arrived once this later one is answered. */
async function untilArrived(url: string): Promise<void> {
  const client = new WireClient(url)
  await client.send({ method: 'GET', path: '/healthz' })
  client.close()
}
