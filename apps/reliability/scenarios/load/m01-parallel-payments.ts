import { type Person, signUp } from '@solvent/api-testing/person'
import { startApi } from '../../harness/app/api-process'
import { preload } from '../../harness/app/preload'
import { provisionStore } from '../../harness/app/provision-store'
import { sharedServer } from '../../harness/app/shared-server'
import { findBookErrors } from '../../harness/people/book-errors'
import { addCash, addDebt, assetBalance, debtBalance, pay, toOutcome } from '../../harness/people/bookkeeping'
import { formatCounts, formatDifferences } from '../../harness/runner/format'
import { inParallel } from '../../harness/runner/parallel'
import type { Scenario } from '../../harness/runner/scenario'
import { countValues } from '../../harness/runner/statistics'

const PAYMENTS = 60
const AMOUNT = 50
const DEBT = 1000
const EXPECTED_PAYMENTS = DEBT / AMOUNT
const MONEY = 10_000

export const parallelPayments: Scenario = {
  id: 'M1',
  test: '60 concurrent payments of 50.00 on a debt of 1,000.00',
  goal: '100 of 100 rounds: exactly 20 succeed, nothing remains',
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 100 },
  async run(context) {
    const person = await signUp(await sharedServer(context))
    const wrong: string[] = []
    for (let round = 0; round < context.rounds; round += 1) wrong.push(...(await race(person, round)))
    wrong.push(...(await findBookErrors(person)))
    return {
      figure: `${context.rounds} rounds of ${PAYMENTS} payments, ${formatDifferences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

export const parallelPaymentsWithoutLocks: Scenario = {
  id: 'M1-control',
  test: 'the same while no statement locks the rows it reads',
  goal: 'it must fail',
  engines: ['postgres'],
  rounds: { short: 3, long: 10 },
  async run(context) {
    const { store, close } = await provisionStore(context)
    const api = await startApi({ store, env: preload('locks-off') })
    const person = await signUp(api.url)
    let broken = 0
    let example = ''
    for (let round = 0; round < context.rounds; round += 1) {
      const [first] = await race(person, round)
      if (first === undefined) continue
      broken += 1
      example = first
    }
    await api.end('SIGTERM')
    await close()
    return {
      figure: `${broken} of ${context.rounds} rounds went wrong (${example})`,
      reached: broken > 0,
    }
  },
}

/** Runs one round; resolves to the problems found. */
async function race(person: Person, round: number): Promise<string[]> {
  const from = `Cash ${round}`
  await addCash(person, MONEY, from)
  const debtId = await addDebt(person, DEBT)
  const replies = await inParallel(PAYMENTS, () => pay(person, { debtId, amount: AMOUNT, from }))
  const paid = replies.filter(({ status }) => status === 200).length
  const rest = await debtBalance(person, debtId)
  const left = await assetBalance(person, from)
  if (paid === EXPECTED_PAYMENTS && rest === 0n && left === BigInt(MONEY - DEBT) * 100n) return []
  return [
    `${formatCounts(countValues(replies.map(toOutcome)))}, ${rest} cents owed, ${left} cents left of ${MONEY}.00`,
  ]
}
