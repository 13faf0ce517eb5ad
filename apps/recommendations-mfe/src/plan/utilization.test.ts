import { utilizationOf } from './utilization'

test.each([
  [0, 0, 0],
  [2940, 2940, 0],
  [2940, 2220, 24.5],
  [3, 1, 66.7],
  [100, 0, 100],
  [100, -25.5, 125.5],
])('of a budget of %s with %s left, %s percent are used', (available_budget, remaining_budget, percent) => {
  expect(utilizationOf({ available_budget, remaining_budget })).toBe(percent)
})
