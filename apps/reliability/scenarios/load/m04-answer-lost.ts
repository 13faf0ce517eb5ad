import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Person, signUp } from '@solvent/api-testing/person'
import { startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { LossyProxy } from '../../harness/infrastructure/lossy-proxy'
import { findBookErrors } from '../../harness/people/book-errors'
import { addCash, addDebt, assetBalance, debtBalance, pay, toOutcome } from '../../harness/people/bookkeeping'
import { formatDifferences } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'

const START = 1_000_000
/** Some kills come before the payment is saved, some after it. */
const KILL_WITHIN_MS = 15

export const answerLost: Scenario = {
  id: 'M4',
  test: 'the response to a payment is lost and the payment is sent again; every other time the server is killed in between',
  goal: '200 of 200 rounds: one effect',
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 200 },
  async run(context) {
    const { store, close } = await provisionStore(context)
    let api = await startApi({ store })
    const proxy = await LossyProxy.start(api.url)
    const person = await signUp(api.url)
    const behind = new Person(proxy.url, person.email, person.token)
    await addCash(person, START)
    const debtId = await addDebt(person, START)
    const wrong: string[] = []
    let cut = 0
    let kills = 0
    for (let round = 0; round < context.rounds; round += 1) {
      const key = randomUUID()
      const isKilled = round % 2 === 1
      let isAnswered = false
      proxy.onAnswer = () => {
        isAnswered = true
      }
      const first = pay(behind, { debtId, amount: 10, key })
      if (isKilled) {
        await sleep(Math.random() * KILL_WITHIN_MS)
        await api.end('SIGKILL')
        kills += 1
      }
      if ((await first).status !== 0) wrong.push('the proxy has passed an answer on')
      if (isAnswered) cut += 1
      if (isKilled) {
        api = await startApi({ store })
        proxy.moveTo(api.url)
        person.url = api.url
      }
      proxy.onAnswer = null
      const again = await pay(behind, { debtId, amount: 10, key })
      if (again.status !== 200) wrong.push(`sent again: ${toOutcome(again)}`)
      const expected = BigInt(START) * 100n - BigInt(round + 1) * 1000n
      const rest = await debtBalance(person, debtId)
      const left = await assetBalance(person)
      if (rest !== expected || left !== expected) wrong.push(`${rest} owed and ${left} left, not ${expected}`)
    }
    wrong.push(...(await findBookErrors(person)))
    proxy.close()
    await api.end('SIGTERM')
    await close()
    return {
      figure: `${context.rounds} payments, ${cut} of them saved with their answer lost, ${kills} kills: ${formatDifferences(wrong)}`,
      reached: wrong.length === 0 && cut > 0,
    }
  },
}
