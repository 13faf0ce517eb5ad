import type { Frequency } from '@solvent/money'
import { fasterGrowthFirst, periodInterest, yearlyGrowth } from './interest'

test.each<[number, Frequency, number, Frequency]>([
  [1220, 'monthly', 1250, 'yearly'],
  [1300, 'yearly', 1220, 'monthly'],
  [1210, 'monthly', 1200, 'weekly'],
  [1200, 'weekly', 1200, 'monthly'],
  [1200, 'monthly', 1200, 'quarterly'],
  [825, 'yearly', 800, 'quarterly'],
  [800, 'quarterly', 824, 'yearly'],
  [1, 'yearly', 0, 'weekly'],
])('%i basis points %s cost more a year than %i %s', (dear, dearTimes, cheap, cheapTimes) => {
  const [faster, slower] = [yearlyGrowth(dear, dearTimes), yearlyGrowth(cheap, cheapTimes)]
  expect(fasterGrowthFirst(faster, slower)).toBeLessThan(0)
  expect(fasterGrowthFirst(slower, faster)).toBeGreaterThan(0)
})

test('debts without interest cost the same at every frequency', () => {
  expect(fasterGrowthFirst(yearlyGrowth(0, 'weekly'), yearlyGrowth(0, 'yearly'))).toBe(0)
})

test.each<[bigint, number, Frequency, bigint]>([
  [120_000n, 1000, 'monthly', 1000n],
  [110_450n, 1000, 'monthly', 920n],
  [500_000n, 750, 'quarterly', 9375n],
  [2n, 2500, 'yearly', 1n],
  [1n, 2500, 'yearly', 0n],
  [520_000n, 10_000, 'weekly', 10_000n],
])('a period of %s cents at %i basis points %s costs %s', (balance, rateBp, frequency, interest) => {
  expect(periodInterest(balance, rateBp, frequency)).toBe(interest)
})
