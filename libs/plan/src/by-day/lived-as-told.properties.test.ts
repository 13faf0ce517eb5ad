import { assert, pre, property } from 'fast-check'
import { coversDues } from '../projection/coverage'
import { projectPayoff } from '../projection/project-payoff'
import { fewerCases } from '../testing/fewer-cases'
import { live, someone } from '../testing/living-by-plan'

/** Longer lives show nothing new and take longer to run. */
const MAX_MONTHS = 14
const DAYS_A_MONTH = 31

test('paying on each day what the plan says ends in the month told, for at most the interest told', () => {
  let lives = 0
  assert(
    property(someone, (person) => {
      const input = { ...person.input, monthlyBudget: ((person.input.monthlyBudget ?? 0n) / 7n) * 7n }
      // Without due dates no interest is posted.
      pre(input.liabilities.every(({ firstDueDate }) => firstDueDate !== null))
      const told = projectPayoff(input)
      pre(told.ending === 'debt-free' && coversDues(told) && told.timeline.length <= MAX_MONTHS)
      const days = (told.timeline.length + 1) * DAYS_A_MONTH
      const lived = live({ ...person, input, expected: [], cushion: 0n }, days)
      pre(!lived.isShort)
      lives += 1
      // The projection pays after the interest of the month; money that is there earlier is paid earlier.
      expect(lived.interest).toBeLessThanOrEqual(told.totalInterest)
      expect(lived.debtFreeMonth).not.toBeNull()
      expect(String(lived.debtFreeMonth) <= String(told.debtFreeMonth)).toBe(true)
    }),
    fewerCases,
  )
  expect(lives).toBeGreaterThan(0)
})
