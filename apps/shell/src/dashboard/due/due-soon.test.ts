import type { Liability } from '@solvent/contracts'
import { dueSoon, whenDue } from './due-soon'

const loan: Liability = {
  id: '1',
  liability_type: 'Car Loan',
  description: '',
  liability_amount: 1200,
  total_amount: 1200,
  remaining_amount: 1200,
  payoff_amount: 1200,
  installment_amount: 100,
  installments_total: 12,
  installments_paid: 0,
  frequency: 'monthly',
  due_date: '2026-03-10',
  next_due_date: '2026-03-10',
  priority: 50,
  priority_score: 50,
  importance_score: 50,
  interest_rate: 0,
  is_completed: false,
  installments_paid_at_entry: 0,
  remaining_amount_at_entry: null,
  lender_installment_amount: null,
  lender_terms: null,
  credit_limit: null,
  grace_payment: null,
  early_payment: null,
}

function due(...changes: Partial<Liability>[]) {
  return dueSoon(
    changes.map((change) => ({ ...loan, ...change })),
    '2026-03-10',
  )
}

test.each([
  ['2026-02-09', [-29, -1, 30]],
  ['2026-02-10', [-28, 0]],
  ['2026-03-10', [0]],
  ['2026-03-31', [21]],
  ['2026-04-09', [30]],
  ['2026-04-10', []],
])('a monthly debt from %s has due dates in %j days', (due_date, days) => {
  expect(due({ due_date }).map((item) => item.days)).toEqual(days)
})

test('a weekly debt is due every week', () => {
  const items = due({ frequency: 'weekly', due_date: '2026-02-25', installments_paid: 1 })
  expect(items.map(({ date }) => date)).toEqual([
    '2026-03-04',
    '2026-03-11',
    '2026-03-18',
    '2026-03-25',
    '2026-04-01',
    '2026-04-08',
  ])
})

test('due dates are counted from the first: the 31st stays the 31st', () => {
  const items = due({ due_date: '2026-01-31', installments_paid: 1 })
  expect(items.map(({ date }) => date)).toEqual(['2026-02-28', '2026-03-31'])
})

test('paid-off debts and debts without a due date are not due', () => {
  expect(due({ is_completed: true }, { next_due_date: null })).toEqual([])
})

test('overdue payments come first, then the soonest, and on the same day the largest', () => {
  const items = due(
    { id: 'later', due_date: '2026-03-20' },
    { id: 'small', installment_amount: 50 },
    { id: 'large', installment_amount: 500 },
    { id: 'overdue', due_date: '2026-03-01' },
  )
  expect(items.map(({ id }) => id)).toEqual(['overdue', 'large', 'small', 'later', 'overdue'])
})

test.each([
  ['less than one instalment', { remaining_amount: 30.5 }, [30.5]],
  ['two instalments and a rest', { remaining_amount: 200.1 }, [100, 100, 0.1]],
  [
    'more than the instalments that are left',
    { remaining_amount: 250.3, installments_paid: 10 },
    [100, 150.3],
  ],
  ['something after the last instalment', { remaining_amount: 7, installments_paid: 12 }, [7]],
])('with %s, no more is due than what is owed', (_, change, amounts) => {
  const items = due({ frequency: 'weekly', ...change, due_date: '2025-12-23' })
  expect(items.map(({ amount }) => amount)).toEqual(amounts)
})

test.each([
  [-2, '2 days overdue', 'danger'],
  [-1, '1 day overdue', 'danger'],
  [0, 'Due today', 'danger'],
  [1, 'Due tomorrow', 'warning'],
  [7, 'In 7 days', 'warning'],
  [8, 'In 8 days', 'neutral'],
])('%i days from now is shown as "%s"', (days, text, tone) => {
  expect(whenDue(days)).toEqual({ text, tone })
})
