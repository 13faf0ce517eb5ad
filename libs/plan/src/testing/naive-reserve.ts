import { calendarFrom } from '../projection/calendar'
import { fillOf, openingCushion } from '../projection/cushion'
import { payDues } from '../projection/dues-of-month'
import { extraOrderOf, payExtra, rulesOf } from '../projection/extra-of-month'
import { type Funds, fundsOf } from '../projection/funds'
import { postInterest, startMonth } from '../projection/month-of-debt'
import { projectPayoff } from '../projection/project-payoff'
import type { ProjectionInput } from '../projection/projection'
import { isOpen, startDebt } from '../projection/running-debt'
import { isActive } from '../schedule'

const MONTHS_AHEAD = 24

/**
 * The reserve of the first month by its definition: tries every amount from 0 up, computing the months after it for
 * each. In whole minor units; for small amounts only.
 */
export function naiveReserve(input: ProjectionInput): number {
  const left = leftAfterDues(input)
  if (left <= 0 || !isAnyMonthShortWithoutReserve(input)) return 0
  const allowed = shortages(input, left)
  for (let reserve = 0; reserve < left; reserve += 1) {
    if (shortages(input, reserve).every((short, month) => short <= Number(allowed[month]))) return reserve
  }
  return left
}

function isAnyMonthShortWithoutReserve(input: ProjectionInput): boolean {
  const { timeline } = projectPayoff({ ...input, keepsReserve: false })
  return timeline.slice(1, MONTHS_AHEAD + 1).some(({ shortBy }) => shortBy > 0n)
}

function startOf(input: ProjectionInput) {
  const calendar = calendarFrom(input.today)
  const debts = input.liabilities.filter(isActive).map((liability) => startDebt(liability, input.today))
  const funds: Funds = fundsOf(input, calendar)
  for (const debt of debts) startMonth(debt, 0)
  const ordered = extraOrderOf(rulesOf(input))(debts, 0)
  const money = funds.of(0, Number(input.openingReserve ?? 0n))
  return { calendar, debts, funds, ordered, left: money - payDues(debts, 0, calendar, money).paid }
}

/** How short the months after the first one are if everything left is always set aside. */
export function shortagesIfAllReserved(input: ProjectionInput): number[] {
  return shortages(input, leftAfterDues(input))
}

function leftAfterDues(input: ProjectionInput): number {
  return startOf(input).left
}

/** How short each month is if `reserve` is set aside in the first one, and everything left from then on. */
function shortages(input: ProjectionInput, reserve: number): number[] {
  const { calendar, debts, funds, ordered, left } = startOf(input)
  payExtra(ordered, left - reserve - fillOf(openingCushion(input, funds), 0, left - reserve))
  let openingReserve = reserve
  return Array.from({ length: MONTHS_AHEAD }, (_, next) => {
    const month = next + 1
    const open = debts.filter(isOpen)
    for (const debt of open) postInterest(debt, month)
    const { due } = payDues(open, month, calendar, Number.POSITIVE_INFINITY)
    const money = funds.of(month, openingReserve)
    openingReserve = Math.max(0, money - due)
    return Math.max(0, due - money)
  })
}
