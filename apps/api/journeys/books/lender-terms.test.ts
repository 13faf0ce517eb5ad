// Engines: both (terms are stored as JSON, and interest is posted by days)
import { carLoan, cash, newTerms } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  type Entry,
  getProjection,
  getRecommendations,
  getSchedule,
  type LenderTerms,
  type Liability,
  listEntries,
  payLiability,
  updateLiability,
} from '@solvent/contracts'
import { exportData, importData } from '@solvent/contracts/transfer'
import { addDays } from '@solvent/money'
import { expectSoundBooks, onlyLiability, undoNewest } from '../../src/testing/debt-steps'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** 0% until 1 June, then 29.9%. */
const promotion: LenderTerms = { rate_changes: [{ from: '2026-06-01', rate: 29.9 }] }
/** All interest at 24% since 15 March is added on 1 September. */
const deferred: LenderTerms = { deferred_until: '2026-09-01' }

const partial = (payment_amount: number) => ({
  payment_type: 'partial' as const,
  payment_account: 'Cash',
  payment_amount,
})

function setDate(date: string): void {
  setting.server.clock.date = date
}

/** A person who owes 1,200.00 in twelve instalments from 15 April on. */
async function borrower(terms: Partial<ReturnType<typeof carLoan>>): Promise<[Person, Liability]> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(5000) })
  const body = carLoan({ due_date: '2026-04-15', installment_amount: 100, ...terms })
  return [person, await person.answer(addLiability, { body })]
}

/** Day and amount of each posting, oldest first. */
async function postings(person: Person): Promise<[string, number][]> {
  const { entries } = await person.answer(listEntries, { query: { kind: 'interest', limit: '200' } })
  const amount = ({ changes }: Entry) => changes.reduce((sum, change) => sum + change.amount, 0)
  return entries.map((entry): [string, number] => [entry.occurred_on, amount(entry)]).reverse()
}

describe('a promotion', () => {
  test('costs nothing until it ends, and then its rate for each day', async () => {
    const [person] = await borrower({ lender_terms: promotion })
    setDate('2026-07-16')
    // 1,200.00 x 29.9% x 14 / 365 for 1 to 15 June; then 1,213.76 x 29.9% x 30 / 365.
    expect(await postings(person)).toEqual([
      ['2026-06-15', 13.76],
      ['2026-07-15', 29.83],
    ])
    expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 1243.59, lender_terms: promotion })
    await expectSoundBooks(person)
  })

  test('charges interest up to the day of a payment, and on the rest from then on', async () => {
    const [person, debt] = await borrower({ lender_terms: promotion })
    setDate('2026-06-25')
    // 1,213.76 and 29.9% of it for ten days.
    expect((await onlyLiability(person)).payoff_amount).toBe(1223.7)
    await person.answer(payLiability, { params: debt, body: partial(200) })
    // Ten days of 1,213.76 are owed on 1,013.76.
    expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 1013.76, payoff_amount: 1023.7 })
    setDate('2026-07-15')
    // (1,213.76 x 10 + 1,013.76 x 20) x 29.9% / 365
    expect((await postings(person)).at(-1)).toEqual(['2026-07-15', 26.55])
    await expectSoundBooks(person)
  })

  test('is paid off with the interest of the days so far, and says what that saved', async () => {
    const [person, debt] = await borrower({ lender_terms: promotion })
    const { total_interest } = await person.answer(getSchedule, { params: debt })
    setDate('2026-06-25')
    const full = { payment_type: 'full', payment_account: 'Cash' }
    const paid = await person.answer(payLiability, { params: debt, body: full })
    expect(paid).toMatchObject({ remaining_amount: 0, is_completed: true })
    // 13.76 on 15 June and 9.94 since.
    expect(paid.closed).toMatchObject({ paid: 1223.7, interest: 23.7 })
    expect(paid.closed?.saved).toBeCloseTo(total_interest - 23.7, 2)
    expect((await postings(person)).at(-1)).toEqual(['2026-06-25', 9.94])
    await undoNewest(person, 'payment')
    expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 1213.76, payoff_amount: 1223.7 })
    await expectSoundBooks(person)
  })

  test('costs the same if the books are opened every day, by what was owed on each of them', async () => {
    const [person, debt] = await borrower({ lender_terms: promotion })
    const payments: Record<string, number> = {
      '2026-04-15': 100,
      '2026-05-15': 100,
      '2026-06-10': 250,
      '2026-06-15': 100,
    }
    const payoffs: Record<string, number> = {}
    for (let day = '2026-03-11'; day <= '2026-07-20'; day = addDays(day, 1)) {
      setDate(day)
      payoffs[day] = (await onlyLiability(person)).payoff_amount
      const amount = payments[day]
      if (amount !== undefined) await person.answer(payLiability, { params: debt, body: partial(amount) })
    }
    expect(await postings(person)).toEqual([
      // (1,000.00 x 9 + 750.00 x 5) x 29.9% / 365 = 10.4445
      ['2026-06-15', 10.44],
      // 660.44 x 29.9% x 30 / 365 = 16.2305
      ['2026-07-15', 16.23],
    ])
    expect(payoffs).toMatchObject({
      '2026-05-31': 1000,
      // 1,000.00 x 29.9% / 365 = 0.8192
      '2026-06-02': 1000.82,
      // 1,000.00 x 29.9% x 9 / 365 = 7.3726
      '2026-06-10': 1007.37,
      '2026-06-15': 760.44,
      // 676.67 x 29.9% x 5 / 365 = 2.7716
      '2026-07-20': 679.44,
    })
    await expectSoundBooks(person)
  })

  test('has its interest so far again after a part payment is undone', async () => {
    const [person, debt] = await borrower({ lender_terms: promotion })
    setDate('2026-06-20')
    await person.answer(payLiability, { params: debt, body: partial(200) })
    setDate('2026-06-25')
    const before = await onlyLiability(person)
    await person.answer(payLiability, { params: debt, body: partial(300) })
    await undoNewest(person, 'payment')
    expect(await onlyLiability(person)).toEqual(before)
    setDate('2026-07-15')
    // (1,213.76 x 5 + 1,013.76 x 25) x 29.9% / 365 = 25.7327
    expect((await postings(person)).at(-1)).toEqual(['2026-07-15', 25.73])
    await expectSoundBooks(person)
  })

  test('is in the schedule and in the plan', async () => {
    const [person, debt] = await borrower({ lender_terms: promotion })
    const { payments } = await person.answer(getSchedule, { params: debt })
    expect(
      payments.slice(0, 4).map(({ due_date, interest, closing }) => [due_date, interest, closing]),
    ).toEqual([
      ['2026-04-15', 0, 1100],
      ['2026-05-15', 0, 1000],
      // 1,000.00 x 29.9% x 14 / 365
      ['2026-06-15', 11.47, 911.47],
      // 911.47 x 29.9% x 30 / 365
      ['2026-07-15', 22.4, 833.87],
    ])
    const { inputs } = await person.answer(getProjection)
    expect(inputs.liabilities).toEqual([expect.objectContaining({ lender_terms: promotion })])
  })
})

describe('deferred interest', () => {
  test('is never charged if the debt is paid off before its day', async () => {
    const [person, debt] = await borrower({ interest_rate: 24, lender_terms: deferred })
    setDate('2026-08-31')
    expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 1200, payoff_amount: 1200 })
    const full = { payment_type: 'full', payment_account: 'Cash' }
    await person.answer(payLiability, { params: debt, body: full })
    setDate('2026-10-01')
    expect(await postings(person)).toEqual([])
    await expectSoundBooks(person)
  })

  test('is added on its day for all the time before, by what was owed on each day', async () => {
    const [person, debt] = await borrower({ interest_rate: 24, lender_terms: deferred })
    setDate('2026-06-23')
    await person.answer(payLiability, { params: debt, body: partial(1000) })
    setDate('2026-09-16')
    // 100 days of 1,200.00 and 70 days of 200.00 at 24%: 88.11. Then 288.11 x 24% x 14 / 365.
    expect(await postings(person)).toEqual([
      ['2026-09-01', 88.11],
      ['2026-09-15', 2.65],
    ])
    await expectSoundBooks(person)
  })
})

test.each(['actual_365', 'actual_360', '30_360'] as const)('a month of %s', async (day_count) => {
  const terms = { interest_rate: 12, due_date: '2026-03-31', lender_terms: { day_count } }
  const [person] = await borrower(terms)
  setDate('2026-04-01')
  // 1,200.00 at 12% from 28 February to 31 March: 31 days, or 30 of a year of 360.
  const interest = { actual_365: 12.23, actual_360: 12.4, '30_360': 12 }[day_count]
  expect(await postings(person)).toEqual([['2026-03-31', interest]])
})

test('an edit changes the terms from its day on, and its undo brings the old ones back', async () => {
  const [person, debt] = await borrower({ lender_terms: promotion })
  setDate('2026-06-25')
  const terms = { due_date: '2026-04-15', installment_amount: 100 }
  const kept = await person.answer(updateLiability, { params: debt, body: newTerms(1300, terms) })
  expect(kept.lender_terms).toEqual(promotion)
  const lower: LenderTerms = { rate_changes: [{ from: '2026-06-01', rate: 9.9 }] }
  const body = newTerms(1300, { ...terms, lender_terms: lower })
  const changed = await person.answer(updateLiability, { params: debt, body })
  // The ten days before the edit stay at 29.9%.
  expect(changed).toMatchObject({ lender_terms: lower, payoff_amount: kept.payoff_amount })
  await undoNewest(person, 'adjustment')
  expect(await onlyLiability(person)).toEqual(kept)
  const without = newTerms(1300, { ...terms, lender_terms: null })
  const simple = await person.answer(updateLiability, { params: debt, body: without })
  expect(simple).toMatchObject({ lender_terms: null, payoff_amount: simple.remaining_amount })
  await expectSoundBooks(person)
})

test('a quarterly debt that goes back to one rate bears it since the last due date', async () => {
  setDate('2026-03-31')
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(5000) })
  const quarterly = { frequency: 'quarterly', interest_rate: 12, due_date: '2026-03-31' } as const
  const body = carLoan({ ...quarterly, lender_terms: { day_count: 'actual_360' } })
  const debt = await person.answer(addLiability, { body })
  setDate('2026-05-31')
  await person.answer(payLiability, { params: debt, body: partial(200) })
  // 1,200.00 x 12% x 61 / 360 is owed on 1,000.00.
  expect((await onlyLiability(person)).payoff_amount).toBe(1024.4)
  const simple = newTerms(1200, { ...quarterly, lender_terms: null })
  await person.answer(updateLiability, { params: debt, body: simple })
  // Two months of 1% on 1,000.00, and three on the due date.
  expect((await onlyLiability(person)).payoff_amount).toBe(1020)
  setDate('2026-07-01')
  expect((await postings(person)).at(-1)).toEqual(['2026-06-30', 30])
  await expectSoundBooks(person)
})

test('an export has the terms and the interest so far, and an import continues with them', async () => {
  const [person, debt] = await borrower({ lender_terms: promotion })
  setDate('2026-06-25')
  await person.answer(payLiability, { params: debt, body: partial(200) })
  const data = await person.answer(exportData)
  expect(data.liabilities[0]).toMatchObject({ lender_terms: promotion, accrued_through: '2026-06-25' })
  const other = await setting.newPerson()
  await other.answer(importData, { body: data })
  expect(await onlyLiability(other)).toEqual(await onlyLiability(person))
  expect(await other.answer(getProjection)).toEqual(await person.answer(getProjection))
  expect(await other.answer(getRecommendations)).toEqual(await person.answer(getRecommendations))
  setDate('2026-07-15')
  expect((await postings(other)).at(-1)).toEqual(['2026-07-15', 26.55])
  await expectSoundBooks(other)
})

test('the files of the debts, the plan and a schedule have the terms', async () => {
  const [person, debt] = await borrower({ lender_terms: promotion })
  setDate('2026-06-25')
  await person.answer(payLiability, { params: debt, body: partial(200) })
  const file = async (path: string) => {
    const headers = { authorization: `Bearer ${person.token}` }
    return (await fetch(`${setting.server.url}/api/${path}`, { headers })).text()
  }
  const schedule = `liabilities/${debt.id}/schedule`
  for (const csv of ['export/liabilities', 'recommendations/plan', schedule]) {
    const text = await file(`${csv}.csv`)
    expect(text).toContain('"{""rate_changes"":[{""from"":""2026-06-01"",""rate"":29.9}]}"')
  }
  // 1,213.76 x 29.9% x 10 / 365 is 9.942856 and so 9.94, and a rest of 0.2856 cents times 3,650,000.
  const terms = { accrued_balances: 9.94, accrued_rest: 1042400, lender_terms: promotion }
  for (const json of ['recommendations/plan', 'projection/months']) {
    expect(JSON.parse(await file(`${json}.json`)).inputs.liabilities).toEqual([
      expect.objectContaining(terms),
    ])
  }
  expect(JSON.parse(await file(`${schedule}.json`)).inputs).toMatchObject(terms)
})

test('an older document without lender terms is imported as debts with one rate', async () => {
  const [person] = await borrower({ interest_rate: 12 })
  const data = await person.answer(exportData)
  const liabilities = data.liabilities.map(({ lender_terms: _, accrued_rest: __, ...row }) => row)
  const other = await setting.newPerson()
  await other.answer(importData, { body: { ...data, liabilities } })
  expect(await onlyLiability(other)).toEqual(await onlyLiability(person))
})

test.each([
  [{}, 'lender_terms', 'must not be empty'],
  [{ rate_changes: [] }, 'lender_terms.rate_changes', 'must have at least one change'],
  [{ installment_changes: [] }, 'lender_terms.installment_changes', 'must have at least one change'],
  [
    {
      installment_changes: [{ from: '2026-06-01', amount: 150 }],
      minimum: { percent: 3, at_least: 15, plus_interest: false },
    },
    'lender_terms',
    'A minimum payment replaces the installments.',
  ],
  [
    {
      rate_changes: [
        { from: '2026-06-01', rate: 5 },
        { from: '2026-06-01', rate: 6 },
      ],
    },
    'lender_terms.rate_changes',
    'must be in order',
  ],
  [
    { rate_changes: [{ from: '2026-06-01', rate: 101 }] },
    'lender_terms.rate_changes.0.rate',
    'must be at most 100',
  ],
  [{ day_count: 'actual' }, 'lender_terms.day_count', 'must be actual_365 or actual_360 or 30_360'],
  [
    { deferred_until: '2026-04-15' },
    'lender_terms',
    'Interest can only be deferred until a day after the first due date.',
  ],
  [{ deferred_until: '2036-04-16' }, 'lender_terms', 'Interest can be deferred for at most ten years.'],
])('terms like %j are refused with a reason', async (lender_terms, field, message) => {
  const person = await setting.newPerson()
  const body = { ...carLoan({ due_date: '2026-04-15' }), lender_terms }
  const refusal = await person.refusal(addLiability, { body })
  expect(refusal.fields).toContainEqual({ field, message })
})

describe('installments that change', () => {
  const stepped: LenderTerms = {
    day_count: '30_360',
    installment_changes: [
      { from: '2026-06-01', amount: 150 },
      { from: '2026-09-01', amount: 200 },
    ],
  }

  test('are due from their day on, and the last one takes the rest', async () => {
    const [person, debt] = await borrower({ lender_terms: stepped, installment_amount: 50 })
    const { payments } = await person.answer(getSchedule, { params: debt })
    expect(payments.map(({ payment }) => payment)).toEqual([50, 50, 150, 150, 150, 200, 200, 200, 50])
    await expectSoundBooks(person)
  })

  test('keep the amount of their due date when they are missed', async () => {
    const [person, debt] = await borrower({ lender_terms: stepped, installment_amount: 50 })
    setDate('2026-06-20')
    const due = async () => (await person.answer(getRecommendations)).recommendations[0]?.due_amount
    expect(await due()).toBe(250)
    expect(await onlyLiability(person)).toMatchObject({ installment_amount: 50 })
    await person.answer(payLiability, { params: debt, body: partial(120) })
    expect(await onlyLiability(person)).toMatchObject({ installment_amount: 150, installments_paid: 2 })
    expect(await due()).toBe(130)
    await undoNewest(person, 'payment')
    expect(await due()).toBe(250)
    await expectSoundBooks(person)
  })

  test('are exported and imported, and counted with what was paid before the entry', async () => {
    const terms = { lender_terms: stepped, installment_amount: 50, installments_paid: 3 }
    const [person] = await borrower({ ...terms, due_date: '2025-12-15' })
    expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 1050, installment_amount: 50 })
    const copy = await setting.newPerson()
    await copy.answer(importData, { body: await person.answer(exportData) })
    expect(await onlyLiability(copy)).toMatchObject({ remaining_amount: 1050, lender_terms: stepped })
    await expectSoundBooks(copy)
  })
})
