import { assert, bigInt, pre, property } from 'fast-check'
import { type FullInput, someMonthlyProjection } from '../testing/projection-arbitraries'
import { STRATEGIES } from './comparison'
import { coversDues, hasNoReserve } from './coverage'
import { projectPayoff } from './project-payoff'
import type { Projection, ProjectionInput } from './projection'

/** Rounding to whole cents may shift the interest by one cent a month and debt. */
function roundingOf({ timeline, debts }: Projection): bigint {
  return BigInt(timeline.length * debts.length)
}

/** Whether one ends no later than another and costs no more interest, but for rounding. */
function expectNoWorse(better: Projection, worse: Projection) {
  expect(better.totalInterest <= worse.totalInterest + roundingOf(worse)).toBe(true)
  expect(better.months ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(worse.months ?? 0)
}

test('monthly debts without a reserve: the highest rate first costs the least interest and takes the fewest months', () => {
  assert(
    property(someMonthlyProjection, (input) => {
      const [avalanche, ...others] = STRATEGIES.map((strategy) => projectPayoff({ ...input, strategy }))
      if (!avalanche) throw new Error('No strategies')
      // A reserve for the dues of a cheap debt could pay it off now, which would save its interest.
      pre(coversDues(avalanche) && hasNoReserve(avalanche))
      for (const other of others) {
        if (other.months !== null && coversDues(other)) expectNoWorse(avalanche, other)
      }
    }),
  )
})

/**
 * Adds money to inputs whose dues are covered. Snowball is left out: its order follows the balances, so that more money
 * can send it to a cheaper debt first.
 */
function alwaysBetterWith(more: (input: FullInput, amount: bigint) => ProjectionInput) {
  assert(
    property(someMonthlyProjection, bigInt(1n, 100_000n), (given, amount) => {
      const input = given.strategy === 'snowball' ? { ...given, strategy: 'avalanche' as const } : given
      const before = projectPayoff(input)
      pre(before.months !== null && coversDues(before))
      expectNoWorse(projectPayoff(more(input, amount)), before)
    }),
  )
}

test('a larger budget never ends later and never costs more interest', () => {
  alwaysBetterWith((input, amount) => ({ ...input, monthlyBudget: (input.monthlyBudget ?? 0n) + amount }))
})

test('an extra amount every month never ends later and never costs more interest', () => {
  alwaysBetterWith((input, amount) => ({ ...input, extraPerMonth: input.extraPerMonth + amount }))
})

test('a lump sum never ends later and never costs more interest', () => {
  alwaysBetterWith((input, amount) => ({
    ...input,
    lumpSums: [...input.lumpSums, { on: input.today, amount }],
  }))
})

test('a lump sum with less confidence never helps more', () => {
  assert(
    property(someMonthlyProjection, bigInt(1n, 500_000n), (given, amount) => {
      const input = { ...given, strategy: 'avalanche' as const, lumpSums: [] }
      const withLump = (confidencePercent: number) =>
        projectPayoff({ ...input, lumpSums: [{ on: input.today, amount, confidencePercent }] })
      const [never, half, sure] = [withLump(0), withLump(50), withLump(100)]
      expect(never).toEqual(projectPayoff(input))
      pre(never.months !== null && coversDues(never))
      expectNoWorse(half, never)
      expectNoWorse(sure, half)
    }),
  )
})
