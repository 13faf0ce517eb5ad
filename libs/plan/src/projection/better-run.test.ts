import { assert, property } from 'fast-check'
import { instalmentAmount } from '../instalment'
import { monthlyPlan } from '../monthly-plan'
import type { PlanLiability } from '../plan-liability'
import { someProjection } from '../testing/projection-arbitraries'
import { betterRun } from './better-run'
import { rulesOf } from './extra-of-month'
import { projectPayoff } from './project-payoff'
import type { ProjectionInput } from './projection'
import { type Run, run } from './run'

const monthly = (id: string, total: bigint, count: number, more: Partial<PlanLiability>): PlanLiability => ({
  id,
  remaining: total,
  instalment: instalmentAmount({ total, count, rateBp: more.rateBp ?? 0, frequency: 'monthly' }),
  installmentsTotal: count,
  installmentsPaid: 0,
  credit: 0n,
  frequency: 'monthly',
  firstDueDate: null,
  isCompleted: false,
  rateBp: 0,
  priority: 50,
  ...more,
})

/** A card of 3,860.00 at 28.01%, and from March 2028 a loan of 2,000.00 at 9%, for 270.00 a month. */
const tight: ProjectionInput = {
  today: '2026-11-24',
  monthlyBudget: 27_000n,
  liabilities: [
    monthly('card', 386_000n, 18, { rateBp: 2801, firstDueDate: '2026-12-15' }),
    monthly('loan', 200_000n, 5, { rateBp: 900, firstDueDate: '2028-03-01' }),
  ],
}

const outcome = ({ months }: Run) => ({
  short: months.filter(({ shortBy }) => shortBy > 0).length,
  gap: Math.max(0, ...months.map(({ shortBy }) => shortBy)),
  interest: months.reduce((sum, month) => sum + month.interest, 0),
})

test('nothing is set aside if that leaves more months short, a larger gap and more interest', () => {
  const rules = rulesOf(tight)
  expect(outcome(run(tight, rules))).toEqual({ short: 9, gap: 116_781, interest: 100_187 })
  expect(outcome(run({ ...tight, keepsReserve: false }, rules))).toEqual({
    short: 8,
    gap: 101_798,
    interest: 84_665,
  })
  expect(projectPayoff(tight).totalInterest).toBe(84_665n)
  const november = { ...tight, monthlyIncome: 38_572n, paidThisMonth: 0n }
  expect(monthlyPlan(november)).toMatchObject({ availableBudget: 27_000n, reserved: 0n, reservedFor: null })
})

test('neither way has fewer months short than the chosen one, nor as many with a smaller gap', () => {
  let reserving = 0
  assert(
    property(someProjection(), (given) => {
      const input = { ...given, keepsReserve: true }
      const rules = rulesOf(input)
      const [chosen, ...ways] = [
        betterRun(input, rules),
        run(input, rules),
        run({ ...input, keepsReserve: false }, rules),
      ]
      if (chosen.keepsReserve) reserving += 1
      if (chosen.ending !== 'debt-free') return
      const { short, gap, interest } = outcome(chosen)
      for (const way of ways.filter(({ ending }) => ending === 'debt-free')) {
        const other = outcome(way)
        expect(short).toBeLessThanOrEqual(other.short)
        if (short === other.short) expect(gap).toBeLessThanOrEqual(other.gap)
        if (short === other.short && gap === other.gap) expect(interest).toBeLessThanOrEqual(other.interest)
      }
    }),
  )
  expect(reserving).toBeGreaterThan(0)
})
