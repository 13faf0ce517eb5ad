import { type DateString, dueDate } from '@solvent/money'
import { isActive } from '../schedule'
import { isMoneyAmple } from './ample-money'
import { type Calendar, calendarFrom } from './calendar'
import { payAllDue } from './dues-ahead'
import { extraOrderOf, rulesOf } from './extra-of-month'
import { Foresight } from './foresight'
import { fundsOf } from './funds'
import { instalmentsDue, postInterest, runWeeks } from './month-of-debt'
import type { ProjectionInput } from './projection'
import { foresee } from './reserve'
import { type AfterDues, runMonth, type Surroundings } from './run-month'
import { costOf, type RunningDebt, startDebt } from './running-debt'
import { sumOf } from './sum-of'

/** What this month keeps for later ones of the money that is there. */
export interface FirstReserve {
  /** Minor units. Money expected later in the month is kept before it. */
  amount: bigint
  /** The first due date by which the dues exceed the money if nothing is kept; null where nothing is. */
  neededBy: DateString | null
}

export const NOTHING_KEPT: FirstReserve = { amount: 0n, neededBy: null }

/**
 * The reserve of the first month of a projection.
 *
 * @throws RangeError as `projectPayoff` does.
 */
export function firstReserve(input: ProjectionInput): FirstReserve {
  const rules = rulesOf(input)
  const calendar = calendarFrom(input.today)
  const surroundings = { calendar, funds: fundsOf(input, calendar), rules }
  const liabilities = input.liabilities.filter(isActive)
  if (isMoneyAmple(liabilities, surroundings)) return NOTHING_KEPT
  const open = liabilities.map((liability) => startDebt(liability, input.today))
  const reserve = foresee(surroundings)
  let neededBy: DateString | null = null
  const { reserved } = runMonth(open, {
    month: 0,
    calendar,
    money: surroundings.funds.of(0, Number(input.kept ?? 0n)),
    orderExtra: extraOrderOf(rules),
    reserve(after) {
      const amount = reserve(after)
      if (amount > 0) neededBy = dayOfNeed(after, surroundings)
      return amount
    },
  })
  const ofToday = Math.max(0, reserved - surroundings.funds.expectedIn(0))
  return { amount: BigInt(ofToday), neededBy: ofToday > 0 ? neededBy : null }
}

/** The first due date by which the dues exceed the money if nothing is kept now. */
function dayOfNeed(after: AfterDues, surroundings: Surroundings): DateString | null {
  const { calendar, funds } = surroundings
  const foresight = new Foresight(after, surroundings)
  const most = foresight.mostShort(after.left)
  const place = foresight.shortages(0).findIndex((amount, next) => amount > Number(most[next]))
  if (place === -1) return null
  const debts = foresight.debtsAfterExtra(0)
  let kept = 0
  for (let month = after.month + 1; month <= after.month + place; month += 1) {
    const due = sumOf(debts.map((debt) => payAllDue(debt, month, calendar)))
    kept = Math.max(0, funds.of(month, kept) - due)
  }
  const month = after.month + 1 + place
  return dayBeyond(funds.of(month, kept), duesByDate(debts, month, calendar))
}

interface DatedDue {
  on: DateString
  amount: number
}

function dayBeyond(money: number, dues: readonly DatedDue[]): DateString | null {
  let sum = 0
  for (const { on, amount } of [...dues].sort((a, b) => (a.on < b.on ? -1 : 1))) {
    sum += amount
    if (sum > money) return on
  }
  return null
}

/** What debts as they are at the start of a month ask for in it, each on its day. Uses the debts up. */
function duesByDate(debts: readonly RunningDebt[], month: number, calendar: Calendar): DatedDue[] {
  return debts.flatMap((debt) => {
    const { firstDueDate, frequency } = debt.liability
    if (firstDueDate === null) return []
    const found: DatedDue[] = []
    const add = (number: number, amount: number) =>
      found.push({ on: dueDate(firstDueDate, frequency, number), amount })
    if (debt.dates?.every === 'week') {
      runWeeks(debt, debt.dates, month, calendar, Number.POSITIVE_INFINITY, add)
      return found
    }
    postInterest(debt, month)
    for (let count = 1; count <= instalmentsDue(debt, month); count += 1) {
      add(debt.unpaid + count - 1, costOf(debt, count) - costOf(debt, count - 1))
    }
    return found
  })
}
