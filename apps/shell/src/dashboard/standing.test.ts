import { liabilityStanding, strategyStanding } from './standing'

test.each([
  [0, 'All Clear', 'All Caught Up!'],
  [1, 'Manageable', 'Minor Attention'],
  [2, 'Manageable', 'Minor Attention'],
  [3, 'Needs Attention', 'Immediate Action'],
])('%i active liabilities are called %s, as many urgent ones %s', (count, liabilities, strategy) => {
  expect(liabilityStanding(count).label).toBe(liabilities)
  expect(strategyStanding(count).label).toBe(strategy)
})
