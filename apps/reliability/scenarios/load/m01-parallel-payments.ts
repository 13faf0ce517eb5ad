import { startApi } from '../../harness/app/api-process'
import { booksProblems } from '../../harness/people/book-errors'
import { counted, told } from '../../harness/runner/counts'
import { atOnce, outcome, owed, owned, pay } from '../../harness/people/bookkeeping'
import { addCash, addDebt, type Person, signUp } from '../../harness/people/person'
import { preloaded } from '../../harness/app/preload'
import type { Row } from '../../harness/runner/scenario'
import { sharedServer } from '../../harness/app/shared-server'
import { ownStore } from '../../harness/app/provision-store'
import { differences } from '../../harness/runner/format'

const PAYMENTS = 60
const AMOUNT = 50
const DEBT = 1000
const ROOM = DEBT / AMOUNT
const MONEY = 10_000

export const parallelPayments: Row = {
  id: 'M1',
  test: '60 payments of 50.00 at once on a debt of 1,000.00',
  goal: '100 of 100 rounds: exactly 20 succeed, nothing remains',
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 100 },
  async run(setting) {
    const person = await signUp(await sharedServer(setting))
    const wrong: string[] = []
    for (let round = 0; round < setting.rounds; round += 1) wrong.push(...(await race(person, round)))
    wrong.push(...(await booksProblems(person)))
    return {
      figure: `${setting.rounds} rounds of ${PAYMENTS} payments, ${differences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

export const parallelPaymentsWithoutLocks: Row = {
  id: 'M1-control',
  test: 'the same while no statement locks the rows it reads',
  goal: 'it must go wrong',
  engines: ['postgres'],
  rounds: { short: 3, long: 10 },
  async run(setting) {
    const { store, close } = await ownStore(setting)
    const api = await startApi({ store, env: preloaded('locks-off') })
    const person = await signUp(api.url)
    let broken = 0
    let example = ''
    for (let round = 0; round < setting.rounds; round += 1) {
      const [first] = await race(person, round)
      if (first === undefined) continue
      broken += 1
      example = first
    }
    await api.end('SIGTERM')
    await close()
    return {
      figure: `${broken} of ${setting.rounds} rounds went wrong (${example})`,
      reached: broken > 0,
    }
  },
}

/** What is wrong after one round. */
async function race(person: Person, round: number): Promise<string[]> {
  const from = `Cash ${round}`
  await addCash(person, MONEY, from)
  const debtId = await addDebt(person, DEBT)
  const replies = await atOnce(PAYMENTS, () => pay(person, { debtId, amount: AMOUNT, from }))
  const paid = replies.filter(({ status }) => status === 200).length
  const rest = await owed(person, debtId)
  const left = await owned(person, from)
  if (paid === ROOM && rest === 0n && left === BigInt(MONEY - DEBT) * 100n) return []
  return [`${told(counted(replies.map(outcome)))}, ${rest} cents owed, ${left} cents left of ${MONEY}.00`]
}
