import { assert, integer, oneof, pre, property } from 'fast-check'
import { fewerCases } from '../testing/fewer-cases'
import { someLateStarts, someMonthlyProjection, someProjection } from '../testing/projection-arbitraries'
import { calendarFrom } from './calendar'
import { leastMore } from './goal-seek'
import { projectPayoff } from './project-payoff'
import type { ProjectionInput } from './projection'

const somePerson = oneof(someProjection(), someMonthlyProjection, someLateStarts)

/** The month of the last payment with so much more each month; null without one. */
function endWith(input: ProjectionInput, more: bigint): string | null {
  const { ending, debtFreeMonth } = projectPayoff({
    ...input,
    extraPerMonth: (input.extraPerMonth ?? 0n) + more,
  })
  // Who owes nothing is debt-free now.
  return ending === 'debt-free' ? (debtFreeMonth ?? input.today.slice(0, 7)) : null
}

const isBy = (end: string | null, by: string) => end !== null && end <= by

test('what a goal needs reaches it, and one cent less does not', () => {
  assert(
    property(somePerson, integer({ min: 0, max: 120 }), (input, months) => {
      const by = calendarFrom(input.today).name(months)
      const sought = leastMore(input, by)
      if (sought.kind !== 'found') {
        expect(sought.kind).toBe('none')
        // Not even all that is owed, many times over.
        const owed = input.liabilities.reduce((sum, { remaining }) => sum + remaining, 0n)
        expect(isBy(endWith(input, 40n * owed + input.paidThisMonth), by)).toBe(false)
        return
      }
      expect(isBy(endWith(input, sought.morePerMonth), by)).toBe(true)
      expect(endWith(input, sought.morePerMonth)).toBe(sought.debtFreeMonth)
      if (sought.morePerMonth > 0n) expect(isBy(endWith(input, sought.morePerMonth - 1n), by)).toBe(false)
    }),
    fewerCases,
  )
})

test('the smallest budget that ends debts does, and one cent less does not', () => {
  assert(
    property(somePerson, (given) => {
      const input = { ...given, monthlyBudget: (given.monthlyBudget ?? 0n) / 4n, extraPerMonth: 0n }
      pre(projectPayoff(input).ending !== 'debt-free')
      const sought = leastMore(input)
      if (sought.kind !== 'found') {
        expect(sought).toEqual({ kind: 'none', earliest: null })
        return
      }
      expect(sought.morePerMonth > 0n).toBe(true)
      expect(endWith(input, sought.morePerMonth)).toBe(sought.debtFreeMonth)
      expect(endWith(input, sought.morePerMonth - 1n)).toBeNull()
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
        const near = leastMore(input, name(months))
        const far = leastMore(input, name(months + later))
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
