// Engines: one
import { carLoan, cash, newTerms } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  getDashboard,
  getProjection,
  getRecommendations,
  getSchedule,
  type Liability,
  listEntries,
  payLiability,
  undoEntry,
  updateLiability,
  updateProfile,
} from '@solvent/contracts'
import { exportData, importData } from '@solvent/contracts/transfer'
import { onlyLiability, undoNewest } from '../../src/testing/debt-steps'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** 5,000.00 at 12% a year with one instalment, due on 20 December 2026. */
const YEARLY = {
  installments_total: 1,
  frequency: 'yearly',
  due_date: '2026-12-20',
  interest_rate: 12,
} as const
const yearly = (more: Partial<ReturnType<typeof carLoan>> = {}) =>
  carLoan({ liability_amount: 5000, ...YEARLY, ...more })

const full = { payment_type: 'full', payment_account: 'Cash' }
const partial = (payment_amount: number) => ({ ...full, payment_type: 'partial', payment_amount })

function setDate(date: string): void {
  setting.server.clock.date = date
}

async function borrower(loan = yearly(), date = '2026-11-22'): Promise<{ person: Person; loan: Liability }> {
  setDate(date)
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(20_000) })
  return { person, loan: await person.answer(addLiability, { body: loan }) }
}

/** Kind, day and change of the debt for each of its entries, oldest first. */
async function entriesOf(person: Person, { id }: Liability) {
  const { entries } = await person.answer(listEntries, { query: { account_id: id } })
  return entries
    .map(({ kind, occurred_on, changes }) => {
      const owed = changes.filter(({ account_id }) => account_id === id)
      return [kind, occurred_on, owed.reduce((sum, { amount }) => sum + amount, 0)]
    })
    .reverse()
}

async function earn(person: Person, monthly_income: number) {
  const profile = { name: 'A', currency_preference: 'USD', selected_model: 'm' }
  await person.answer(updateProfile, { body: { ...profile, monthly_income } })
}

describe('a yearly loan of 5,000 at 12%, due in a month', () => {
  test('costs 5,550.00 to pay off now: in the books, the plan and the projection', async () => {
    const { person, loan } = await borrower()
    expect(loan).toMatchObject({ remaining_amount: 5000, payoff_amount: 5550 })
    await earn(person, 20_000)
    const { recommendations } = await person.answer(getRecommendations)
    expect(recommendations[0]).toMatchObject({
      amount: 5550,
      extra_amount: 5550,
      recommended_action: expect.stringContaining(
        'Pay this month: $5,550.00 extra to save interest - this pays it off',
      ),
    })
    const projection = await person.answer(getProjection)
    expect(projection).toMatchObject({
      total_paid: 5550,
      total_interest: 550,
      debt_free_month: '2026-11',
    })
    const paid = await person.answer(payLiability, { params: loan, body: full })
    expect(paid).toMatchObject({ remaining_amount: 0, payoff_amount: 0, is_completed: true })
    expect((await person.answer(getDashboard)).total_assets).toBe(20_000 - 5550)
  })

  test('costs 5,600.00 on its due date: in the books, the schedule and the projection', async () => {
    const { person, loan } = await borrower()
    await earn(person, 20_000)
    const schedule = await person.answer(getSchedule, { params: loan })
    expect(schedule).toMatchObject({ total_payments: 5600, total_interest: 600, paid_off_on: '2026-12-20' })
    const projection = await person.answer(getProjection, { query: { strategy: 'minimum' } })
    expect(projection).toMatchObject({ total_paid: 5600, debt_free_month: '2026-12' })
    setDate('2026-12-01')
    expect((await onlyLiability(person)).payoff_amount).toBe(5600)
    expect((await person.answer(getRecommendations)).recommendations[0]).toMatchObject({ due_amount: 5600 })
    setDate('2026-12-20')
    expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 5600, payoff_amount: 5600 })
  })

  test('is paid off by an interest entry and a payment, and an undo reverses both', async () => {
    const { person, loan } = await borrower()
    await person.answer(payLiability, { params: loan, body: full })
    expect(await entriesOf(person, loan)).toEqual([
      ['opening', '2026-11-22', 5000],
      ['interest', '2026-11-22', 550],
      ['payment', '2026-11-22', -5550],
    ])
    await undoNewest(person, 'payment')
    expect(await onlyLiability(person)).toEqual(loan)
    const { entries } = await person.answer(listEntries)
    expect(entries.filter(({ reversed_by }) => reversed_by).map(({ kind }) => kind)).toEqual([
      'payment',
      'interest',
    ])
    setDate('2026-12-20')
    expect((await onlyLiability(person)).remaining_amount).toBe(5600)
  })

  test('owes as much as without the payment, if that is undone after the due date', async () => {
    const { person, loan } = await borrower()
    await person.answer(payLiability, { params: loan, body: full })
    setDate('2027-02-10')
    expect((await onlyLiability(person)).remaining_amount).toBe(0)
    await undoNewest(person, 'payment')
    // January and February of the new year cost 56.00 each.
    expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 5600, payoff_amount: 5712 })
  })

  test('paid down to the remaining amount, owes only the interest, which bears none until the due date', async () => {
    const { person, loan } = await borrower()
    const paid = await person.answer(payLiability, { params: loan, body: partial(5000) })
    expect(paid).toMatchObject({ remaining_amount: 550, payoff_amount: 550, is_completed: false })
    setDate('2026-12-20')
    expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 550, payoff_amount: 550 })
    setDate('2027-01-05')
    expect((await onlyLiability(person)).payoff_amount).toBe(555.5)
  })

  test('refuses a cent more than the payoff amount, and a cent less leaves a cent', async () => {
    const { person, loan } = await borrower()
    expect(await person.refusal(payLiability, { params: loan, body: partial(5550.01) })).toMatchObject({
      code: 'payment_exceeds_balance',
    })
    const paid = await person.answer(payLiability, { params: loan, body: partial(5549.99) })
    expect(paid).toMatchObject({ remaining_amount: 0.01, is_completed: false })
  })

  test('has payoff interest that cannot be undone separately', async () => {
    const { person, loan } = await borrower()
    await person.answer(payLiability, { params: loan, body: full })
    const { entries } = await person.answer(listEntries, { query: { kind: 'interest' } })
    expect(await person.refusal(undoEntry, { params: { id: entries[0]?.id ?? '' } })).toMatchObject({
      status: 409,
      error: 'Interest is added automatically and cannot be undone.',
    })
  })
})

describe('interest of a quarter or a year is charged by month', () => {
  const quarterly = carLoan({
    liability_amount: 1200,
    frequency: 'quarterly',
    due_date: '2026-06-30',
    interest_rate: 12,
  })

  test('a payment in the second month lowers the interest of the months after it', async () => {
    const { person, loan } = await borrower(quarterly, '2026-04-10')
    setDate('2026-05-20')
    await person.answer(payLiability, { params: loan, body: partial(600) })
    // April and May on 1,200.00, June on 600.00, at 1% a month.
    expect((await onlyLiability(person)).payoff_amount).toBe(624)
    const { payments } = await person.answer(getSchedule, { params: loan })
    expect(payments[0]).toMatchObject({ due_date: '2026-06-30', opening: 600, interest: 30 })
    await earn(person, 20_000)
    const { months } = await person.answer(getProjection, { query: { strategy: 'minimum' } })
    expect(months.slice(0, 2)).toMatchObject([
      { month: '2026-05', interest: 0 },
      { month: '2026-06', interest: 30 },
    ])
    setDate('2026-06-30')
    expect((await onlyLiability(person)).remaining_amount).toBe(630)
  })

  test('two payments in a month count like one, and a payment in the due month does not count', async () => {
    const { person, loan } = await borrower(quarterly, '2026-04-10')
    setDate('2026-05-02')
    await person.answer(payLiability, { params: loan, body: partial(100) })
    setDate('2026-05-30')
    await person.answer(payLiability, { params: loan, body: partial(500) })
    setDate('2026-06-02')
    await person.answer(payLiability, { params: loan, body: partial(300) })
    setDate('2026-06-30')
    expect((await onlyLiability(person)).remaining_amount).toBe(330)
  })

  test('an undo in a later month charges the amount as if never paid', async () => {
    const { person, loan } = await borrower(quarterly, '2026-04-10')
    await person.answer(payLiability, { params: loan, body: partial(600) })
    setDate('2026-06-02')
    expect((await onlyLiability(person)).payoff_amount).toBe(624)
    await undoNewest(person, 'payment')
    expect((await onlyLiability(person)).payoff_amount).toBe(1236)
    setDate('2026-06-30')
    expect((await onlyLiability(person)).remaining_amount).toBe(1236)
  })

  test('an undo after interest was added leaves that interest, and recomputes the current quarter', async () => {
    const { person, loan } = await borrower(quarterly, '2026-04-10')
    await person.answer(payLiability, { params: loan, body: partial(600) })
    setDate('2026-07-15')
    // April on 1,200.00, May and June on 600.00; July on 624.00.
    expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 624, payoff_amount: 630.24 })
    await undoNewest(person, 'payment')
    expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 1224, payoff_amount: 1236.24 })
  })

  test('so does the undo of a second payment made before that interest', async () => {
    const { person, loan } = await borrower(quarterly, '2026-04-10')
    await person.answer(payLiability, { params: loan, body: partial(100) })
    setDate('2026-05-20')
    await person.answer(payLiability, { params: loan, body: partial(500) })
    setDate('2026-07-15')
    // April on 1,200.00, May on 1,100.00, June on 600.00.
    expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 629, payoff_amount: 635.29 })
    await undoNewest(person, 'payment')
    expect(await onlyLiability(person)).toMatchObject({ remaining_amount: 1129, payoff_amount: 1140.29 })
  })

  test('an unchanged debt costs a full period, whenever it was entered', async () => {
    for (const date of ['2026-03-31', '2026-04-10', '2026-06-29']) {
      const { person } = await borrower(quarterly, date)
      setDate('2026-06-30')
      expect((await onlyLiability(person)).remaining_amount).toBe(1236)
    }
  })

  test('weekly and monthly debts cost nothing between their due dates', async () => {
    for (const frequency of ['weekly', 'monthly'] as const) {
      const { loan } = await borrower({ ...quarterly, frequency }, '2026-06-29')
      expect(loan.payoff_amount).toBe(1200)
    }
  })

  test('a corrected total applies to the months so far, other due dates to their own period', async () => {
    const { person, loan } = await borrower(quarterly, '2026-04-10')
    setDate('2026-05-20')
    await person.answer(payLiability, { params: loan, body: partial(600) })
    const terms = { frequency: 'quarterly', due_date: '2026-06-30', interest_rate: 12 } as const
    const raised = await person.answer(updateLiability, { params: loan, body: newTerms(1300, terms) })
    // April and May on 1,300.00.
    expect(raised).toMatchObject({ remaining_amount: 700, payoff_amount: 726 })
    const body = newTerms(1300, { ...terms, due_date: '2026-05-31' })
    const moved = await person.answer(updateLiability, { params: loan, body })
    expect(moved).toMatchObject({ remaining_amount: 700, payoff_amount: 721 })
    await undoNewest(person, 'adjustment')
    expect(await onlyLiability(person)).toEqual(raised)
  })

  test('a reopened debt costs nothing for the time it was paid off', async () => {
    const { person, loan } = await borrower(quarterly, '2026-04-10')
    await person.answer(payLiability, { params: loan, body: full })
    setDate('2026-06-10')
    const terms = { frequency: 'quarterly', due_date: '2026-06-30', interest_rate: 12 } as const
    const open = await person.answer(updateLiability, { params: loan, body: newTerms(1300, terms) })
    expect(open).toMatchObject({ remaining_amount: 100, payoff_amount: 100 })
  })

  test('an export includes the months so far, and the interest posted by a payment', async () => {
    const { person, loan } = await borrower(quarterly, '2026-04-10')
    setDate('2026-05-20')
    await person.answer(payLiability, { params: loan, body: partial(600) })
    const data = await person.answer(exportData)
    expect(data.liabilities[0]).toMatchObject({ accrued_balances: 2400, accrued_through: '2026-05-20' })
    await person.answer(payLiability, { params: loan, body: full })
    const cleared = await person.answer(exportData)
    const other = await setting.newPerson()
    await other.answer(importData, { body: cleared })
    await undoNewest(other, 'payment')
    expect(await onlyLiability(other)).toMatchObject({ remaining_amount: 600, payoff_amount: 624 })
    setDate('2026-06-30')
    expect((await onlyLiability(other)).remaining_amount).toBe(630)
  })
})
