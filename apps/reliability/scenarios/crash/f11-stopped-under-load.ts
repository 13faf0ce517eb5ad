import { setTimeout as sleep } from 'node:timers/promises'
import { startApi } from '../../harness/app/api-process'
import { shown } from '../../harness/runner/statistics'
import { isQuickEnough, speedNote } from '../../harness/runner/speed-goal'
import { Payers } from '../../harness/people/payment-workload'
import { signUp } from '../../harness/people/person'
import type { Row } from '../../harness/runner/scenario'
import { ownStore } from '../../harness/app/provision-store'
import { differences } from '../../harness/runner/format'

const EXIT_MS = 10_000
/** Each takes as long as its password is hashed, so that several run when the signal comes. */
const SLOW_REQUESTS = 8
/** The requests of this long ago have reached the server. */
const ON_THE_WAY_MS = 100

export const stoppedUnderLoad: Row = {
  id: 'F11',
  test: 'SIGTERM under load: payments one after the other, and new accounts whose password is just being hashed',
  goal: '50 rounds: every running request answered, exit 0 <= 10 s, 0 lost',
  engines: ['embedded', 'postgres'],
  rounds: { short: 2, long: 50 },
  async run(setting) {
    const { store, close } = await ownStore(setting)
    let api = await startApi({ store })
    const payers = await Payers.create(api.url, 4)
    const wrong: string[] = []
    let answered = 0
    let slowest = 0
    for (let round = 0; round < setting.rounds; round += 1) {
      payers.start()
      await sleep(100 + Math.random() * 200)
      const running = Array.from({ length: SLOW_REQUESTS }, () => isSignedUp(api.url))
      await sleep(ON_THE_WAY_MS)
      const began = performance.now()
      const code = await api.end('SIGTERM')
      slowest = Math.max(slowest, performance.now() - began)
      if (code !== 0) wrong.push(`exit ${code}`)
      answered += (await Promise.all(running)).filter((isAnswered) => isAnswered).length
      await payers.stop()
      api = await startApi({ store })
      payers.moveTo(api.url)
      wrong.push(...(await payers.unanswered()), ...(await payers.check()))
    }
    await api.end('SIGTERM')
    await close()
    const asked = setting.rounds * SLOW_REQUESTS
    return {
      figure: `${answered} of ${asked} running registrations answered, ${payers.acknowledged} payments acknowledged, slowest exit ${shown(slowest)}, ${differences(wrong)}${speedNote(setting)}`,
      reached: wrong.length === 0 && answered === asked && isQuickEnough(setting, slowest <= EXIT_MS),
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
