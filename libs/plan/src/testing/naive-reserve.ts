import { calendarFrom } from '../projection/calendar'
import { payDues } from '../projection/dues-of-month'
import { extraOrderOf, payExtra, rulesOf } from '../projection/extra-of-month'
import { type Funds, fundsOf } from '../projection/funds'
import { postInterest } from '../projection/month-of-debt'
import { projectPayoff } from '../projection/project-payoff'
import type { ProjectionInput } from '../projection/projection'
import { isOpen, startDebt } from '../projection/running-debt'
import { isActive } from '../schedule'

const MONTHS_AHEAD = 24

/**
 * The reserve of the first month by its definition: amount after amount is tried, from nothing on, each by going through
 * the months after it. In whole minor units; for small amounts only.
 */
export function naiveReserve(input: ProjectionInput): number {
  const left = leftAfterDues(input)
  if (left <= 0 || !isAnyShortIfNothingIsKept(input)) return 0
  const allKept = shortages(input, left)
  for (let reserve = 0; reserve < left; reserve += 1) {
    if (shortages(input, reserve).every((short, month) => short <= Number(allKept[month]))) return reserve
  }
  return left
}

function isAnyShortIfNothingIsKept(input: ProjectionInput): boolean {
  const { timeline } = projectPayoff({ ...input, keepsReserve: false })
  return timeline.slice(1, MONTHS_AHEAD + 1).some(({ shortBy }) => shortBy > 0n)
}

function startOf(input: ProjectionInput) {
  const calendar = calendarFrom(input.today)
  const debts = input.liabilities.filter(isActive).map((liability) => startDebt(liability, input.today))
  const funds: Funds = fundsOf(input, calendar)
  for (const debt of debts) postInterest(debt, 0)
  const ordered = extraOrderOf(rulesOf(input))(debts, 0)
  const money = funds.of(0, Number(input.kept ?? 0n))
  return { calendar, debts, funds, ordered, left: money - payDues(debts, 0, calendar, money).paid }
}

/** What the months after the first one are short of if everything that is left is kept, always. */
export function shortagesIfAllIsKept(input: ProjectionInput): number[] {
  return shortages(input, leftAfterDues(input))
}

function leftAfterDues(input: ProjectionInput): number {
  return startOf(input).left
}

/** What each month is short of if so much is kept of the first one, and everything from then on. */
function shortages(input: ProjectionInput, reserve: number): number[] {
  const { calendar, debts, funds, ordered, left } = startOf(input)
  payExtra(ordered, left - reserve)
  let kept = reserve
  return Array.from({ length: MONTHS_AHEAD }, (_, next) => {
    const month = next + 1
    const open = debts.filter(isOpen)
    for (const debt of open) postInterest(debt, month)
    const { due } = payDues(open, month, calendar, Number.POSITIVE_INFINITY)
    const money = funds.of(month, kept)
    kept = Math.max(0, money - due)
    return Math.max(0, due - money)
  })
}
