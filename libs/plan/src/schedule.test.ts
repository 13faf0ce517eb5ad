import type { Schedule } from './plan-liability'
import { nextDueDate } from './schedule'
import { oracleCases } from './testing/oracles'

const open: Schedule = {
  remaining: 100_000n,
  instalment: 10_000n,
  installmentsTotal: 60,
  installmentsPaid: 0,
  frequency: 'monthly',
  firstDueDate: '2026-01-31',
  credit: 0n,
  isCompleted: false,
}

const cases = oracleCases('due_dates')

test('all worked due date cases are run', () => {
  expect(cases).toHaveLength(8)
})

test.each(cases)('$id: $title', ({ inputs: { first_due, frequency, k }, expected }) => {
  const dates = k.map((installmentsPaid) =>
    nextDueDate({ ...open, firstDueDate: first_due, frequency, installmentsPaid }),
  )
  expect(dates).toEqual(expected.dates)
})

test.each([
  ['completed', { isCompleted: true }],
  ['without a balance', { remaining: 0n }],
  ['without a first due date', { firstDueDate: null }],
])('a debt that is %s has no next due date', (_title, change) => {
  expect(nextDueDate({ ...open, ...change })).toBeNull()
})
