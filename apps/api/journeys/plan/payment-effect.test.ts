// Engines: both (the debt before the payment is read from JSON)
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  getPaymentEffect,
  getRecommendations,
  payLiability,
  recordExpense,
  undoEntry,
  updateProfile,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const profile = { name: 'Ada', monthly_income: 400, currency_preference: 'USD', selected_model: 'm' }

/** A person with 280.00 a month for a card of 1,200.00 at 18 %. */
async function borrower(): Promise<{ person: Person; id: string }> {
  setting.server.clock.date = '2026-03-03'
  const person = await setting.newPerson()
  await person.answer(updateProfile, { body: profile })
  await person.answer(addAsset, { body: cash(10_000) })
  const { id } = await person.answer(addLiability, {
    body: carLoan({ liability_type: 'Card', interest_rate: 18, due_date: '2026-03-20' }),
  })
  return { person, id }
}

/** Resolves to the id of the payment's entry. */
async function pay(person: Person, id: string, payment_amount: number): Promise<string> {
  const { entry_id } = await person.answer(payLiability, {
    params: { id },
    body: { payment_type: 'partial', payment_account: 'Cash', payment_amount },
  })
  return entry_id
}

const effectOf = async (person: Person, id: string) =>
  (await person.answer(getPaymentEffect, { params: { id } })).effect

test('a payment beyond the plan says what it achieved', async () => {
  const { person, id } = await borrower()
  const payment = await pay(person, id, 600)
  expect(await effectOf(person, payment)).toBe(
    "You'll be debt-free 2 months sooner and pay $35.04 less interest",
  )
})

test('a payment of the amount due has no effect', async () => {
  const { person, id } = await borrower()
  const plan = await person.answer(getRecommendations)
  expect(await effectOf(person, await pay(person, id, plan.recommendations[0]?.due_amount ?? 0))).toBeNull()
})

test('an effect is not repeated after an undo, another payment or the end of the day', async () => {
  const { person, id } = await borrower()
  const undone = await pay(person, id, 600)
  await person.answer(undoEntry, { params: { id: undone } })
  const followed = await pay(person, id, 600)
  const last = await pay(person, id, 100)
  expect([await effectOf(person, undone), await effectOf(person, followed)]).toEqual([null, null])
  expect(await effectOf(person, last)).not.toBeNull()
  setting.server.clock.date = '2026-03-04'
  expect(await effectOf(person, last)).toBeNull()
})

test("what is not the person's own payment is not found", async () => {
  const { person, id } = await borrower()
  const payment = await pay(person, id, 600)
  const { id: expense } = await person.answer(recordExpense, {
    body: { amount: 5, occurred_on: '2026-03-03', account: 'Cash', category: 'Groceries', note: '' },
  })
  expect(await person.refusal(getPaymentEffect, { params: { id: expense } })).toMatchObject({ status: 404 })
  const other = await setting.newPerson()
  expect(await other.refusal(getPaymentEffect, { params: { id: payment } })).toMatchObject({ status: 404 })
})
