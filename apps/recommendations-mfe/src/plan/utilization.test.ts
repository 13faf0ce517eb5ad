import { utilizationOf } from './utilization'

const nothing = { kept: 0, released: 0, received: 0 }

test.each([
  [0, 0, 0],
  [2940, 2940, 0],
  [2940, 2220, 24.5],
  [3, 1, 66.7],
  [100, 0, 100],
  [100, -25.5, 125.5],
])('of a budget of %s with %s left, %s percent are used', (available_budget, remaining_budget, percent) => {
  expect(utilizationOf({ ...nothing, available_budget, remaining_budget }).percent).toBe(percent)
})

test('what is on top of the budget counts as well', () => {
  const plan = { available_budget: 1680, kept: 100, released: 770, received: 50, remaining_budget: 1400 }
  expect(utilizationOf(plan)).toEqual({ available: 260_000n, used: 120_000n, percent: 46.2 })
})
