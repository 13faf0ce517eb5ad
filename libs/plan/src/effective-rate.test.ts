import type { Frequency } from '@solvent/money'
import { comparableRate, higherRateFirst } from './effective-rate'

test.each<[number, Frequency, number, Frequency]>([
  [1220, 'monthly', 1250, 'yearly'],
  [1300, 'yearly', 1220, 'monthly'],
  [1210, 'monthly', 1200, 'weekly'],
  [1200, 'weekly', 1200, 'biweekly'],
  [1200, 'biweekly', 1200, 'monthly'],
  [1200, 'monthly', 1200, 'quarterly'],
  [825, 'yearly', 800, 'quarterly'],
  [800, 'quarterly', 824, 'yearly'],
  [1, 'yearly', 0, 'weekly'],
])('%i basis points %s cost more a year than %i %s', (dear, dearTimes, cheap, cheapTimes) => {
  const [higher, lower] = [comparableRate(dear, dearTimes), comparableRate(cheap, cheapTimes)]
  expect(higherRateFirst(higher, lower)).toBeLessThan(0)
  expect(higherRateFirst(lower, higher)).toBeGreaterThan(0)
})

test('debts without interest cost the same at every frequency', () => {
  expect(higherRateFirst(comparableRate(0, 'weekly'), comparableRate(0, 'yearly'))).toBe(0)
})
