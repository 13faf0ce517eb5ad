// Engines: both (row locks)
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  listAssets,
  listLiabilities,
  payLiability,
  recordTransfer,
  updateAsset,
} from '@solvent/contracts'
import { TODAY } from '../../src/testing/start-server'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

function partial(payment_amount: number) {
  return { payment_type: 'partial', payment_account: 'Cash', payment_amount }
}

/** "paid", or the message of the refusal. */
async function outcome(payment: Promise<unknown>): Promise<string> {
  return payment.then(
    () => 'paid',
    (error: Error) => error.message,
  )
}

function countOutcomes(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const text of outcomes) counts[text] = (counts[text] ?? 0) + 1
  return counts
}

async function sums(person: Person): Promise<{ owned: number; owed: number[] }> {
  const { assets } = await person.answer(listAssets)
  const { liabilities } = await person.answer(listLiabilities)
  return {
    owned: assets.reduce((sum, { asset_value }) => sum + asset_value, 0),
    owed: liabilities.map(({ remaining_amount }) => remaining_amount),
  }
}

const INSUFFICIENT_FUNDS =
  'payLiability: 400 {"error":"Insufficient funds in Cash. Available: $0.00","code":"insufficient_funds"}'

test('of 200 payments of 10.00, 20 at a time, a source of 1,000.00 pays exactly 100', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(1000) })
  const { id } = await person.answer(addLiability, { body: carLoan({ liability_amount: 5000 }) })
  const outcomes: string[] = []
  async function payTenTimes() {
    for (let count = 0; count < 10; count += 1) {
      outcomes.push(await outcome(person.answer(payLiability, { params: { id }, body: partial(10) })))
    }
  }
  await Promise.all(Array.from({ length: 20 }, payTenTimes))
  expect(countOutcomes(outcomes)).toEqual({ paid: 100, [INSUFFICIENT_FUNDS]: 100 })
  expect(await sums(person)).toEqual({ owned: 0, owed: [4000] })
})

test.each([
  ['the rest', { payment_type: 'full', payment_account: 'Cash' }],
  ['the amount of the rest', partial(1200)],
])('of two tabs that pay %s concurrently, one pays and the other is refused', async (_, body) => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(5000) })
  const { id } = await person.answer(addLiability, { body: carLoan() })
  const outcomes = await Promise.all(
    [1, 2].map(() => outcome(person.answer(payLiability, { params: { id }, body }))),
  )
  expect(countOutcomes(outcomes)).toEqual({
    paid: 1,
    'payLiability: 400 {"error":"This liability is already paid off.","code":"already_completed"}': 1,
  })
  expect(await sums(person)).toEqual({ owned: 3800, owed: [0] })
})

test('two tabs that concurrently pay more than half of the rest never pay too much', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(5000) })
  const { id } = await person.answer(addLiability, { body: carLoan() })
  const outcomes = await Promise.all(
    [1, 2].map(() => outcome(person.answer(payLiability, { params: { id }, body: partial(700) }))),
  )
  expect(countOutcomes(outcomes)).toEqual({
    paid: 1,
    'payLiability: 400 {"error":"Payment amount cannot exceed remaining balance","code":"payment_exceeds_balance"}': 1,
  })
  expect(await sums(person)).toEqual({ owned: 4300, owed: [500] })
})

test('a source that pays two liabilities concurrently is never overdrawn', async () => {
  const person = await setting.newPerson()
  // Several assets of the type, added in another order than they are spent.
  await person.answer(addAsset, { body: cash(40, { date_received: '2026-02-01' }) })
  await person.answer(addAsset, { body: cash(35.5, { date_received: '2025-02-01' }) })
  await person.answer(addAsset, { body: cash(24.5, { date_received: '2026-01-01' }) })
  const loans = await Promise.all([1, 2].map(() => person.answer(addLiability, { body: carLoan() })))
  const payments = loans.flatMap(({ id }) =>
    Array.from({ length: 10 }, () =>
      outcome(person.answer(payLiability, { params: { id }, body: partial(7) })),
    ),
  )
  const outcomes = countOutcomes(await Promise.all(payments))
  expect(outcomes.paid).toBe(14)
  const refused =
    'payLiability: 400 {"error":"Insufficient funds in Cash. Available: $2.00","code":"insufficient_funds"}'
  expect(outcomes[refused]).toBe(6)
  const { owned, owed } = await sums(person)
  expect([owned, owed.reduce((sum, rest) => sum + rest, 0)]).toEqual([2, 2400 - 98])
})

test('an edit of the source during payments is not lost and does not overwrite them', async () => {
  const person = await setting.newPerson()
  const asset = await person.answer(addAsset, { body: cash(1000) })
  const { id } = await person.answer(addLiability, { body: carLoan() })
  const payments = Array.from({ length: 20 }, () =>
    outcome(person.answer(payLiability, { params: { id }, body: partial(10) })),
  )
  const edit = outcome(person.answer(updateAsset, { params: asset, body: cash(500) }))
  expect(countOutcomes(await Promise.all([...payments, edit]))).toEqual({ paid: 21 })
  const { owned, owed } = await sums(person)
  expect(owed).toEqual([1000])
  // The edit replaces the effect of earlier payments; later payments reduce the new value.
  expect(owned).toBeGreaterThanOrEqual(300)
  expect(owned).toBeLessThanOrEqual(500)
  expect(owned % 10).toBe(0)
})

test('of transfers in both directions at once, each moves money that is there', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(100) })
  await person.answer(addAsset, { body: cash(50, { asset_type: 'Savings Account' }) })
  const move = (from_account: string, to_account: string) =>
    person.send(recordTransfer, { body: { amount: 80, occurred_on: TODAY, from_account, to_account } })
  const [there, back] = [() => move('Cash', 'Savings Account'), () => move('Savings Account', 'Cash')]
  const sent = await Promise.all([there, back, there, back, there, back].map((transfer) => transfer()))
  const moved = sent.filter(({ status }) => status === 200).length
  expect(sent.every(({ status }) => status === 200 || status === 400)).toBe(true)
  expect(moved).toBeGreaterThan(0)
  expect((await sums(person)).owned).toBe(150)
})
