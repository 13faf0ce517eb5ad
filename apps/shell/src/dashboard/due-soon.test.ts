import type { Liability } from '@solvent/contracts'
import { dueSoon, whenDue } from './due-soon'

const loan: Liability = {
  id: '1',
  liability_type: 'Car Loan',
  description: '',
  liability_amount: 1200,
  total_amount: 1200,
  remaining_amount: 1200,
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
}

function due(...changes: Partial<Liability>[]) {
  return dueSoon(
    changes.map((change) => ({ ...loan, ...change })),
    '2026-03-10',
  )
}

test.each([
  ['2026-02-10', [-28]],
  ['2026-03-10', [0]],
  ['2026-04-09', [30]],
  ['2026-04-10', []],
  [null, []],
])('of what is due on %s the days until then are %j', (next_due_date, days) => {
  expect(due({ next_due_date }).map((item) => item.days)).toEqual(days)
})

test('what is paid off is not due', () => {
  expect(due({ is_completed: true })).toEqual([])
})

test('the soonest comes first, and of one day the largest amount', () => {
  const items = due(
    { id: 'later', next_due_date: '2026-03-20' },
    { id: 'small', installment_amount: 50 },
    { id: 'large', installment_amount: 500 },
    { id: 'overdue', next_due_date: '2026-03-01' },
  )
  expect(items.map(({ id }) => id)).toEqual(['overdue', 'large', 'small', 'later'])
})

test('the last instalment is not larger than what is owed', () => {
  expect(due({ remaining_amount: 30.5 })[0]?.amount).toBe(30.5)
})

test.each([
  [-2, '2 days overdue', 'danger'],
  [-1, '1 day overdue', 'danger'],
  [0, 'Due today', 'danger'],
  [1, 'Due tomorrow', 'warning'],
  [7, 'In 7 days', 'warning'],
  [8, 'In 8 days', 'neutral'],
])('%i days from now is told as "%s"', (days, text, tone) => {
  expect(whenDue(days)).toEqual({ text, tone })
})
