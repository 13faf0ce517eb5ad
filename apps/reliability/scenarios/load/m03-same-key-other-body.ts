import { randomUUID } from 'node:crypto'
import type { Input } from '@solvent/api-testing/client'
import { signUp } from '@solvent/api-testing/person'
import { addAsset, type Endpoint, payLiability } from '@solvent/contracts'
import { sharedServer } from '../../harness/app/shared-server'
import { findBookErrors } from '../../harness/people/book-errors'
import { addCash, addDebt, assetBalance, debtBalance, toOutcome } from '../../harness/people/bookkeeping'
import { formatDifferences } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'

const REFUSED = '409 idempotency_conflict'

export const sameKeyOtherBody: Scenario = {
  id: 'M3',
  test: 'a key that was used, with another amount, another source, another debt or for another call',
  goal: `100 %: ${REFUSED} (the table says 422; Solvent answers 409, as its API page says), nothing changes`,
  engines: ['embedded', 'postgres'],
  rounds: { short: 5, long: 100 },
  async run(context) {
    const person = await signUp(await sharedServer(context))
    await addCash(person, 1_000_000)
    await addCash(person, 1_000_000, 'Savings Account')
    const [debt, other] = [await addDebt(person, 1_000_000), await addDebt(person, 1_000_000)]
    const first = { payment_type: 'partial', payment_account: 'Cash', payment_amount: 10 }
    const others: readonly [Endpoint, Input][] = [
      [payLiability, { params: { id: debt }, body: { ...first, payment_amount: 10.01 } }],
      [payLiability, { params: { id: debt }, body: { ...first, payment_account: 'Savings Account' } }],
      [payLiability, { params: { id: debt }, body: { payment_type: 'full', payment_account: 'Cash' } }],
      [payLiability, { params: { id: other }, body: first }],
      [addAsset, { body: { asset_type: 'Cash', asset_value: 10, date_received: '2026-01-15' } }],
    ]
    const wrong: string[] = []
    for (let round = 0; round < context.rounds; round += 1) {
      const key = randomUUID()
      await person.answer(payLiability, { params: { id: debt }, body: first, key })
      for (const [contract, input] of others) {
        const outcome = toOutcome(await person.send(contract, { ...input, key }))
        if (outcome !== REFUSED) wrong.push(`${contract.name} with a used key: ${outcome}`)
      }
    }
    const paid = BigInt(context.rounds) * 1000n
    if ((await debtBalance(person, debt)) !== 100_000_000n - paid)
      wrong.push('the debt was paid by a refused request')
    if ((await debtBalance(person, other)) !== 100_000_000n) wrong.push('the other debt was paid')
    if ((await assetBalance(person)) !== 100_000_000n - paid) wrong.push('money is gone')
    wrong.push(...(await findBookErrors(person)))
    return {
      figure: `${context.rounds * others.length} requests with a used key, all ${REFUSED}; ${formatDifferences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}
