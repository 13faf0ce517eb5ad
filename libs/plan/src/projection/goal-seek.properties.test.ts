import { assert, integer, oneof, pre, property } from 'fast-check'
import { monthlyPlan } from '../monthly-plan'
import { fewerCases } from '../testing/fewer-cases'
import { someLateStarts, someMonthlyProjection, someProjection } from '../testing/projection-arbitraries'
import { calendarFrom } from './calendar'
import { leastExtraPerMonth } from './goal-seek'
import { projectPayoff } from './project-payoff'
import type { ProjectionInput } from './projection'

const somePerson = oneof(someProjection(), someMonthlyProjection, someLateStarts)

const withMore = (input: ProjectionInput, more: bigint) =>
  projectPayoff({ ...input, extraPerMonth: (input.extraPerMonth ?? 0n) + more })

/** The month of the last payment with `more` extra each month; null without one. */
function debtFreeMonthWith(input: ProjectionInput, more: bigint): string | null {
  const { ending, debtFreeMonth } = withMore(input, more)
  // Without debts, the person is debt-free now.
  return ending === 'debt-free' ? (debtFreeMonth ?? input.today.slice(0, 7)) : null
}

/** Whether no due is missed with `more` extra each month: what is overdue today is caught up, and nothing is added. */
function paysOnTimeWith(input: ProjectionInput, more: bigint): boolean {
  const { items } = monthlyPlan({ ...input, monthlyIncome: 0n, paidThisMonth: 0n })
  let late = items.reduce((sum, { overdueAmount }) => sum + overdueAmount, 0n)
  return withMore(input, more).timeline.every(({ shortBy }) => {
    const isNoLater = shortBy <= late
    late = shortBy
    return isNoLater
  })
}

const isBy = (end: string | null, by: string) => end !== null && end <= by

test('the extra money for a goal reaches it with every due paid on time, and one cent less does not', () => {
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
      const isEnough = (more: bigint) =>
        isBy(debtFreeMonthWith(input, more), by) && paysOnTimeWith(input, more)
      expect(isEnough(result.morePerMonth)).toBe(true)
      expect(debtFreeMonthWith(input, result.morePerMonth)).toBe(result.debtFreeMonth)
      if (result.morePerMonth > 0n) expect(isEnough(result.morePerMonth - 1n)).toBe(false)
    }),
    fewerCases,
  )
})

test('the smallest budget pays the debts off and every due on time, and one cent less does not', () => {
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
      expect(paysOnTimeWith(input, result.morePerMonth)).toBe(true)
      const endWithLess = debtFreeMonthWith(input, result.morePerMonth - 1n)
      expect(endWithLess !== null && paysOnTimeWith(input, result.morePerMonth - 1n)).toBe(false)
    }),
    fewerCases,
  )
})

test('where a smaller budget would do with late payments, it is the least of them, and its late months are counted', () => {
  assert(
    property(somePerson, (given) => {
      const input = { ...given, monthlyBudget: (given.monthlyBudget ?? 0n) / 4n, extraPerMonth: 0n }
      const result = leastExtraPerMonth(input)
      pre(result.kind === 'found' && result.ifLate !== null)
      if (result.kind !== 'found' || result.ifLate === null) return
      const { morePerMonth, debtFreeMonth, shortMonths } = result.ifLate
      expect(morePerMonth < result.morePerMonth).toBe(true)
      expect(debtFreeMonthWith(input, morePerMonth)).toBe(debtFreeMonth)
      if (morePerMonth > 0n) expect(debtFreeMonthWith(input, morePerMonth - 1n)).toBeNull()
      const late = withMore(input, morePerMonth).timeline.filter(({ shortBy }) => shortBy > 0n)
      expect(late.length).toBe(shortMonths)
      expect(shortMonths).toBeGreaterThan(0)
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
