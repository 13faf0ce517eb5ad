// Engines: one
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  getRecommendations,
  getSchedule,
  type Liability,
  payLiability,
  updateProfile,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const instalment = { payment_type: 'installment', payment_account: 'Cash' }

async function borrower(loan: ReturnType<typeof carLoan>): Promise<{ person: Person; loan: Liability }> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(9000) })
  return { person, loan: await person.answer(addLiability, { body: loan }) }
}

const short = carLoan({ liability_amount: 300, installments_total: 3, interest_rate: 12 })

test('the schedule of a new loan shows every payment with its interest, and the day of the last one', async () => {
  const { person, loan } = await borrower(short)
  expect(await person.answer(getSchedule, { params: loan })).toEqual({
    payments: [
      {
        number: 1,
        due_date: '2026-03-31',
        opening: 300,
        interest: 3,
        payment: 102.01,
        principal: 99.01,
        closing: 200.99,
      },
      {
        number: 2,
        due_date: '2026-04-30',
        opening: 200.99,
        interest: 2.01,
        payment: 102.01,
        principal: 100,
        closing: 100.99,
      },
      {
        number: 3,
        due_date: '2026-05-31',
        opening: 100.99,
        interest: 1.01,
        payment: 102,
        principal: 100.99,
        closing: 0,
      },
    ],
    total_interest: 6.02,
    total_payments: 306.02,
    paid_off_on: '2026-05-31',
  })
})

test('the schedule has only remaining payments', async () => {
  const { person, loan } = await borrower(short)
  setting.server.clock.date = '2026-04-15'
  const numbers = async () => {
    const { payments } = await person.answer(getSchedule, { params: loan })
    return payments.map(({ number, interest, payment }) => [number, interest, payment])
  }
  // The first payment was missed; its interest is already in the balance.
  expect(await numbers()).toEqual([
    [1, 0, 102.01],
    [2, 2.01, 102.01],
    [3, 1.01, 102],
  ])
  const part = { payment_type: 'partial', payment_account: 'Cash', payment_amount: 50 }
  await person.answer(payLiability, { params: loan, body: part })
  expect((await numbers())[0]).toEqual([1, 0, 52.01])
  await person.answer(payLiability, { params: loan, body: { ...instalment, payment_type: 'full' } })
  expect(await person.answer(getSchedule, { params: loan })).toEqual({
    payments: [],
    total_interest: 0,
    total_payments: 0,
    paid_off_on: null,
  })
})

test.each([
  ['monthly', '2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['monthly', '2028-01-31', ['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']],
  ['yearly', '2028-02-29', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ['quarterly', '2026-08-31', ['2026-11-30', '2027-02-28', '2027-05-31', '2027-08-31']],
  ['biweekly', '2028-02-15', ['2028-02-29', '2028-03-14', '2028-03-28', '2028-04-11']],
  ['weekly', '2028-02-15', ['2028-02-22', '2028-02-29', '2028-03-07', '2028-03-14']],
] as const)(
  '%s due dates from %s never drift while instalments are paid',
  async (frequency, first, dates) => {
    const { person, loan } = await borrower(carLoan({ frequency, due_date: first }))
    const dueDates = []
    for (const _ of dates) {
      const paid = await person.answer(payLiability, { params: loan, body: instalment })
      dueDates.push(paid.next_due_date)
    }
    expect(dueDates).toEqual(dates)
    const { payments } = await person.answer(getSchedule, { params: loan })
    expect(payments[0]?.due_date).toBe(dates.at(-1))
  },
)

test('after paying exactly the plan of the month, nothing more is due this month', async () => {
  const { person } = await borrower(carLoan({ interest_rate: 18.5, liability_amount: 4000 }))
  await person.answer(addLiability, { body: carLoan({ due_date: '2026-01-20' }) })
  await person.answer(addLiability, { body: carLoan({ frequency: 'weekly', due_date: '2026-03-02' }) })
  await person.answer(addLiability, { body: carLoan({ due_date: '2026-06-15', priority_score: 90 }) })
  await person.answer(updateProfile, {
    body: { name: 'A', monthly_income: 3000, currency_preference: 'USD', selected_model: 'm' },
  })
  const plan = await person.answer(getRecommendations)
  for (const { liability, amount } of plan.recommendations.filter((item) => item.amount > 0)) {
    const body = { payment_type: 'partial', payment_account: 'Cash', payment_amount: amount }
    await person.answer(payLiability, { params: liability, body })
  }
  const after = await person.answer(getRecommendations)
  expect(plan.recommendations.filter(({ amount }) => amount > 0).length).toBeGreaterThan(2)
  expect(after.recommendations.map(({ amount }) => amount)).toEqual(after.recommendations.map(() => 0))
  expect(after.remaining_budget).toBe(plan.remaining_budget)
})

test('a debt that grows faster than its instalments has a schedule that ends without a payoff', async () => {
  const person = await setting.newPerson()
  const body = carLoan({
    liability_amount: 10_000,
    interest_rate: 30,
    installments_total: 1200,
    due_date: '2026-03-15',
  })
  const { id } = await person.answer(addLiability, { body })
  setting.server.clock.date = '2026-08-20'
  const schedule = await person.answer(getSchedule, { params: { id } })
  expect(schedule.paid_off_on).toBeNull()
  expect(schedule.payments.at(-1)?.closing).toBeGreaterThan(7_000_000_000_000)
})
