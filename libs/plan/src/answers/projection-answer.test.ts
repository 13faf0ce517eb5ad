import type { PlanInputs, WhatIf } from '@solvent/contracts'
import { projectionAnswer } from './projection-answer'

const loan: PlanInputs['liabilities'][number] = {
  id: '0b000000-0000-4000-8000-000000000001',
  liability_type: 'Loan',
  description: '',
  remaining_amount: 1000,
  installment_amount: 100,
  installments_total: 12,
  installments_paid: 0,
  credit: 0,
  frequency: 'monthly',
  due_date: '2026-04-15',
  interest_rate: 12,
  priority_score: 50,
}
const inputs: PlanInputs = {
  today: '2026-03-10',
  monthly_income: 1000,
  paid_this_month: 0,
  liabilities: [loan],
  expected: [],
}
const refund = { on: '2026-05-01', amount: 5000, confidence: 100, description: 'Refund' }
const SHORT_IN_APRIL = 'In April 2026 your budget is $100.00 short.'
const ASK_FOR_INCOME = 'Add your monthly income to see when your debts are paid off.'

test.each<[string, Partial<PlanInputs>, WhatIf, string | null]>([
  ['no income', { monthly_income: 0 }, {}, ASK_FOR_INCOME],
  ['no income, but one tried out', { monthly_income: 0 }, { income: 5000 }, null],
  [
    'no income, but a raise to come',
    { monthly_income: 0 },
    { income: 5000, income_from: '2027-01-01' },
    SHORT_IN_APRIL,
  ],
  ['no income, but a sum today', { monthly_income: 0 }, { lump_sum: 5000 }, null],
  ['no income, but a refund', { monthly_income: 0, expected: [refund] }, {}, SHORT_IN_APRIL],
  ['no income and no debts', { monthly_income: 0, liabilities: [] }, {}, null],
  ['enough', {}, {}, null],
  ['less than the interest', { monthly_income: 10 }, {}, 'With this budget, your debts are never paid off.'],
  [
    'less than is due for some time',
    { monthly_income: 130 },
    { reserve: 'use' },
    'In April 2026 your budget is $9.00 short.',
  ],
  ['less than is due for some time, but a reserve', { monthly_income: 130 }, {}, null],
])('the notice with %s', (_, more, whatIf, notice) => {
  const given = projectionAnswer({ ...inputs, ...more }, whatIf).notice
  expect(notice === null ? given : given?.slice(0, notice.length)).toBe(notice)
})

test('the available budget is that of a what-if income from today', () => {
  expect(projectionAnswer(inputs, { income: 2000 }).available_budget).toBe(1400)
  expect(projectionAnswer(inputs, { income: 2000, income_from: '2026-04-01' }).available_budget).toBe(700)
})

test('debts above the largest total end as too far, without a date and without an error', () => {
  const huge = Array.from({ length: 8 }, (_, index) => ({
    ...loan,
    id: `0b000000-0000-4000-8000-00000000001${index}`,
    remaining_amount: 999_999_999_999.99,
  }))
  expect(projectionAnswer({ ...inputs, liabilities: huge })).toMatchObject({
    ending: 'too_far',
    debt_free_month: null,
    notice:
      'Your debts take more than 100 years to pay off or grow beyond 7 trillion, so we cannot give a date.',
  })
})

test('the notice counts the short months after the first', () => {
  const short = { ...inputs, monthly_income: 130, liabilities: [{ ...loan, installments_total: 11 }] }
  const noticeOf = (months: number) =>
    projectionAnswer(
      { ...short, expected: [{ ...refund, on: `2026-0${4 + months}-01` }] },
      { reserve: 'use' },
    ).notice
  expect(noticeOf(1)).toBe('In April 2026 your budget is $9.00 short.')
  expect(noticeOf(2)).toBe(
    'In April 2026 your budget is $9.00 short. One more month is also short. At $100.00 a month you would pay every installment on time and be debt-free in June 2026.',
  )
  expect(noticeOf(3)).toMatch(/ 2 more months are also short\. At /)
})
