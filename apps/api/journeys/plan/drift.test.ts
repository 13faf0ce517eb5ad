// Engines: one
import { bonus, carLoan, cash, newTerms } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addTentativeAsset,
  getPaymentEffect,
  getPlanDrift,
  getRecommendations,
  payLiability,
  receiveTentativeAsset,
  recordExpense,
  savePlanChoice,
  undoEntry,
  updateLiability,
  updateProfile,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const profile = { name: 'Ada', monthly_income: 400, currency_preference: 'USD', selected_model: 'm' }
const card = { liability_type: 'Card', interest_rate: 18, due_date: '2026-03-20' }

/** A person with 280.00 a month for a card of 1,200.00, who opens the plan on 3 March. */
async function borrower(): Promise<{ person: Person; id: string }> {
  setting.server.clock.date = '2026-03-03'
  const person = await setting.newPerson()
  await person.answer(updateProfile, { body: profile })
  await person.answer(addAsset, { body: cash(10_000) })
  const { id } = await person.answer(addLiability, { body: carLoan(card) })
  await person.answer(getRecommendations)
  return { person, id }
}

/** The drift from the plan of 3 March to the plan of `day`, with the causes of each part. */
async function driftOn(person: Person, day: string) {
  setting.server.clock.date = day
  const { since, drift } = await person.answer(getPlanDrift, { query: { since: '2026-03-03' } })
  expect(since).toBe('2026-03-03')
  if (!drift) throw new Error('There is nothing to compare with')
  const total = (figures: (number | null)[]) => figures.reduce((sum: number, one) => sum + (one ?? 0), 0)
  expect(total(drift.parts.map(({ months }) => months))).toBe(drift.months)
  expect(total(drift.parts.map(({ interest }) => interest))).toBeCloseTo(drift.interest ?? Number.NaN)
  return { ...drift, causes: drift.parts.map(({ causes }) => causes.join()) }
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

test('until a second day there is nothing to compare with', async () => {
  const { person } = await borrower()
  expect(await person.answer(getPlanDrift)).toEqual({ since: null, first_day: null, drift: null })
  setting.server.clock.date = '2026-03-04'
  expect(await person.answer(getPlanDrift)).toMatchObject({
    since: '2026-03-03',
    first_day: '2026-03-03',
    drift: { months: 0, interest: 0, parts: [] },
  })
})

test('a payment as planned offsets the time that passed', async () => {
  const { person, id } = await borrower()
  const plan = await person.answer(getRecommendations)
  await pay(person, id, plan.recommendations[0]?.amount ?? 0)
  const { months, causes, text } = await driftOn(person, '2026-04-03')
  expect([months, causes]).toEqual([0, ['time', 'payments']])
  expect(text).toMatch(/^Since 3 March your debt-free month is still July 2026/)
})

test('a missed payment moves the month, and the cause is time', async () => {
  const { person } = await borrower()
  const { months, causes, text } = await driftOn(person, '2026-04-03')
  expect([months, causes]).toEqual([1, ['time']])
  expect(text).toBe(
    'Since 3 March your debt-free month moved from July 2026 to August 2026: 1 month later, because no payments were made.',
  )
})

test('a payment beyond the plan is reported immediately and in the drift', async () => {
  const { person, id } = await borrower()
  expect(await effectOf(person, await pay(person, id, 600))).toBe(
    "You'll be debt-free 2 months sooner and pay $35.04 less interest",
  )
  const { months, causes } = await driftOn(person, '2026-03-04')
  expect([Number(months) < 0, causes]).toEqual([true, ['payments']])
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

test("the effect of what is not the person's own payment is not found", async () => {
  const { person, id } = await borrower()
  const payment = await pay(person, id, 600)
  const { id: expense } = await person.answer(recordExpense, {
    body: { amount: 5, occurred_on: '2026-03-03', account: 'Cash', category: 'Groceries', note: '' },
  })
  expect(await person.refusal(getPaymentEffect, { params: { id: expense } })).toMatchObject({ status: 404 })
  const other = await setting.newPerson()
  expect(await other.refusal(getPaymentEffect, { params: { id: payment } })).toMatchObject({ status: 404 })
})

test('an undone payment does not count', async () => {
  const { person, id } = await borrower()
  await person.answer(undoEntry, { params: { id: await pay(person, id, 600) } })
  expect(await driftOn(person, '2026-03-04')).toMatchObject({ months: 0, interest: 0, causes: [] })
})

test('a debt paid off in between counts as a payment, not as a removed debt', async () => {
  const { person } = await borrower()
  const sofa = await person.answer(addLiability, {
    body: carLoan({ liability_type: 'Sofa', liability_amount: 300, installments_total: 3 }),
  })
  await person.answer(getRecommendations)
  await pay(person, sofa.id, 300)
  const { causes } = await driftOn(person, '2026-03-04')
  expect(causes).toEqual(['payments'])
})

test('a higher income is reported as income', async () => {
  const { person } = await borrower()
  await person.answer(updateProfile, { body: { ...profile, monthly_income: 800 } })
  const { months, causes, text } = await driftOn(person, '2026-03-04')
  expect([Number(months) < 0, causes]).toEqual([true, ['income']])
  expect(text).toMatch(/sooner, because your income changed\.$/)
})

test('a new debt is reported as a debt', async () => {
  const { person } = await borrower()
  await person.answer(addLiability, { body: carLoan({ liability_amount: 900 }) })
  expect(await driftOn(person, '2026-03-04')).toMatchObject({ causes: ['debts'] })
})

test('changed terms are reported as terms, also if the corrected debt is higher', async () => {
  const { person, id } = await borrower()
  await person.answer(updateLiability, {
    params: { id },
    body: newTerms(2000, { ...card, interest_rate: 24 }),
  })
  expect(await driftOn(person, '2026-03-04')).toMatchObject({ causes: ['terms'] })
})

test('expected money that is received and paid is reported as both', async () => {
  const { person, id } = await borrower()
  const expected = await person.answer(addTentativeAsset, {
    body: bonus({ asset_amount: 500, expected_date: '2026-03-10', confidence: 100 }),
  })
  await person.answer(getRecommendations)
  setting.server.clock.date = '2026-03-10'
  await person.answer(receiveTentativeAsset, {
    params: { id: expected.id },
    body: { asset_value: 500, date_received: '2026-03-10' },
  })
  await pay(person, id, 500)
  expect(await driftOn(person, '2026-03-11')).toMatchObject({ causes: ['expected', 'payments'] })
})

test('late expected money is reported as expected money', async () => {
  const { person } = await borrower()
  await person.answer(addTentativeAsset, {
    body: bonus({ asset_amount: 500, expected_date: '2026-03-10', confidence: 100 }),
  })
  await person.answer(getRecommendations)
  expect(await driftOn(person, '2026-03-11')).toMatchObject({ causes: ['expected'] })
})

test('another choice is reported as a choice, and a what-if is not recorded', async () => {
  const { person } = await borrower()
  await person.answer(getRecommendations, { query: { strategy: 'minimum' } })
  expect(await driftOn(person, '2026-03-04')).toMatchObject({ causes: [] })
  await person.answer(savePlanChoice, { body: { strategy: 'minimum' } })
  expect(await driftOn(person, '2026-03-04')).toMatchObject({ causes: ['choice'] })
})

test('it compares with the first plan of the last month, or with the nearest one before a given day', async () => {
  const { person } = await borrower()
  for (const day of ['2026-03-20', '2026-04-05']) {
    setting.server.clock.date = day
    await person.answer(getRecommendations)
  }
  setting.server.clock.date = '2026-04-10'
  const sinceOf = async (query: { since?: string }) => (await person.answer(getPlanDrift, { query })).since
  expect(await sinceOf({})).toBe('2026-03-20')
  expect(await sinceOf({ since: '2026-03-19' })).toBe('2026-03-03')
  expect(await sinceOf({ since: '2020-01-01' })).toBe('2026-03-03')
  expect(await sinceOf({ since: '2027-01-01' })).toBe('2026-04-05')
})

test('after 400 days one trace a month remains', async () => {
  const { person } = await borrower()
  setting.server.clock.date = '2026-03-20'
  await person.answer(getRecommendations)
  setting.server.clock.date = '2027-06-01'
  await person.answer(getRecommendations)
  const { since } = await person.answer(getPlanDrift, { query: { since: '2026-03-25' } })
  expect(since).toBe('2026-03-03')
})

test('the payments of one person do not affect another', async () => {
  await borrower()
  const other = await setting.newPerson()
  setting.server.clock.date = '2026-04-10'
  const nothing = { since: null, first_day: null, drift: null }
  expect(await other.answer(getPlanDrift)).toEqual(nothing)
})

test('an invalid day is refused with an error on its field', async () => {
  const { person } = await borrower()
  const refused = await person.send(getPlanDrift, { query: { since: '2026-02-30' } })
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'since' }] } })
})
