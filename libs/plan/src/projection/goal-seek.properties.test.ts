import { assert, integer, oneof, pre, property } from 'fast-check'
import { fewerCases } from '../testing/fewer-cases'
import { someLateStarts, someMonthlyProjection, someProjection } from '../testing/projection-arbitraries'
import { calendarFrom } from './calendar'
import { leastExtraPerMonth } from './goal-seek'
import { projectPayoff } from './project-payoff'
import type { ProjectionInput } from './projection'

const somePerson = oneof(someProjection(), someMonthlyProjection, someLateStarts)

/** The month of the last payment with `more` extra each month; null without one. */
function debtFreeMonthWith(input: ProjectionInput, more: bigint): string | null {
  const { ending, debtFreeMonth } = projectPayoff({
    ...input,
    extraPerMonth: (input.extraPerMonth ?? 0n) + more,
  })
  // Without debts, the person is debt-free now.
  return ending === 'debt-free' ? (debtFreeMonth ?? input.today.slice(0, 7)) : null
}

const isBy = (end: string | null, by: string) => end !== null && end <= by

test('the extra money for a goal reaches it, and one cent less does not', () => {
  assert(
    property(somePerson, integer({ min: 0, max: 120 }), (input, months) => {
      const by = calendarFrom(input.today).name(months)
      const result = leastExtraPerMonth(input, by)
      if (result.kind !== 'found') {
        expect(result.kind).toBe('none')
        // Many times the total owed is not enough either.
        const owed = input.liabilities.reduce((sum, { remaining }) => sum + remaining, 0n)
        expect(isBy(debtFreeMonthWith(input, 40n * owed + input.paidThisMonth), by)).toBe(false)
        return
      }
      expect(isBy(debtFreeMonthWith(input, result.morePerMonth), by)).toBe(true)
      expect(debtFreeMonthWith(input, result.morePerMonth)).toBe(result.debtFreeMonth)
      if (result.morePerMonth > 0n)
        expect(isBy(debtFreeMonthWith(input, result.morePerMonth - 1n), by)).toBe(false)
    }),
    fewerCases,
  )
})

test('the smallest budget pays the debts off, and one cent less does not', () => {
  assert(
    property(somePerson, (given) => {
      const input = { ...given, monthlyBudget: (given.monthlyBudget ?? 0n) / 4n, extraPerMonth: 0n }
      pre(projectPayoff(input).ending !== 'debt-free')
      const result = leastExtraPerMonth(input)
      if (result.kind !== 'found') {
        expect(result).toEqual({ kind: 'none', earliest: null })
        return
      }
      expect(result.morePerMonth > 0n).toBe(true)
      expect(debtFreeMonthWith(input, result.morePerMonth)).toBe(result.debtFreeMonth)
      expect(debtFreeMonthWith(input, result.morePerMonth - 1n)).toBeNull()
    }),
    fewerCases,
  )
})

test('a later goal needs no more than a nearer one', () => {
  assert(
    property(
      somePerson,
      integer({ min: 0, max: 60 }),
      integer({ min: 1, max: 60 }),
      (given, months, later) => {
        const input = { ...given, strategy: 'avalanche' as const }
        const { name } = calendarFrom(input.today)
        const near = leastExtraPerMonth(input, name(months))
        const far = leastExtraPerMonth(input, name(months + later))
        pre(near.kind === 'found')
        expect(far.kind).toBe('found')
        if (far.kind === 'found' && near.kind === 'found') {
          expect(far.morePerMonth <= near.morePerMonth).toBe(true)
        }
      },
    ),
    fewerCases,
  )
})
