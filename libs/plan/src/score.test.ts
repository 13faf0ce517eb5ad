import { addDays, daysBetween } from '@solvent/money'
import { assert, bigInt, integer, property } from 'fast-check'
import { nextDueDate } from './schedule'
import { priorityScore } from './score'
import { someLiability } from './testing/arbitraries'
import { toPlanLiability } from './testing/oracle-liability'
import { oracleCases } from './testing/oracles'
import { urgencyOf } from './urgency'

const cases = oracleCases('score')

test('all worked score cases are run', () => {
  expect(cases).toHaveLength(3)
})

test.each(cases)('$id: $title', ({ inputs: { today, liability: given }, expected }) => {
  const liability = toPlanLiability(given)
  const { score, exact, parts } = priorityScore(liability, today)
  const due = nextDueDate(liability)
  expect({
    P6: parts.priority / 40,
    D6: parts.dueDate / 45,
    I6: parts.rate / 10,
    B6: parts.payoff / 5,
    S: exact,
    priority_score: score,
    urgency: urgencyOf(score, due === null ? null : daysBetween(today, due), liability.frequency),
  }).toEqual(expected)
})

test('the score is 0 to 100 and the sum of its four parts', () => {
  assert(
    property(someLiability, ({ liability, today }) => {
      const { score, exact, parts } = priorityScore(liability, today)
      expect(parts.priority + parts.dueDate + parts.rate + parts.payoff).toBe(exact)
      expect(exact >= 0 && exact <= 100_000_000).toBe(true)
      expect(score).toBe(Math.round(exact / 1_000_000))
    }),
  )
})

test('more priority, an earlier due date, a higher rate or a smaller balance never lower the score', () => {
  assert(
    property(someLiability, integer({ min: 1, max: 400 }), bigInt(1n, 1_000_000n), (given, more, less) => {
      const { liability, today } = given
      const { priority, firstDueDate, rateBp, remaining } = liability
      const before = priorityScore(liability, today).exact
      const after = (change: Partial<typeof liability>) =>
        priorityScore({ ...liability, ...change }, today).exact
      expect(after({ priority: (priority ?? 50) + more })).toBeGreaterThanOrEqual(before)
      expect(after({ rateBp: rateBp + more })).toBeGreaterThanOrEqual(before)
      if (firstDueDate) {
        expect(after({ firstDueDate: addDays(firstDueDate, -more) })).toBeGreaterThanOrEqual(before)
      }
      // A paid-off debt has no due date, so it is not compared.
      if (remaining > less) expect(after({ remaining: remaining - less })).toBeGreaterThanOrEqual(before)
    }),
  )
})

test.each([
  ['an overdue debt', 10, -1, 'monthly', 'high'],
  ['a debt due in 7 days', 10, 7, 'monthly', 'high'],
  ['a debt due in 8 days', 10, 8, 'monthly', 'medium'],
  ['a weekly debt due in 3 days', 10, 3, 'weekly', 'high'],
  ['a weekly debt due in 4 days', 10, 4, 'weekly', 'medium'],
  ['a biweekly debt due in 3 days', 10, 3, 'biweekly', 'high'],
  ['a biweekly debt due in 4 days', 10, 4, 'biweekly', 'medium'],
  ['a debt due in 30 days', 10, 30, 'yearly', 'medium'],
  ['a debt due in 31 days', 10, 31, 'yearly', 'low'],
  ['a debt without due date that scores 79', 79, null, 'monthly', 'medium'],
  ['a debt without due date that scores 80', 80, null, 'monthly', 'high'],
  ['a debt without due date that scores 60', 60, null, 'monthly', 'medium'],
  ['a debt without due date that scores 59', 59, null, 'monthly', 'low'],
] as const)('%s (score %i) has the right urgency', (_title, score, days, frequency, urgency) => {
  expect(urgencyOf(score, days, frequency)).toBe(urgency)
})
