import { type DateString, dueDate } from '@solvent/money'
import { isActive } from '../schedule'
import { isMoneyAmple } from './ample-money'
import { betterRun } from './better-run'
import { type Calendar, calendarFrom } from './calendar'
import { openingCushion } from './cushion'
import { payAllDue } from './dues-ahead'
import { extraOrderOf, rulesOf } from './extra-of-month'
import { Foresight } from './foresight'
import { fundsOf } from './funds'
import { instalmentsDue, postInterest, runWeeks } from './month-of-debt'
import type { ProjectionInput } from './projection'
import { foresee } from './reserve'
import { type AfterDues, type RunContext, runMonth } from './run-month'
import { costOf, type RunningDebt, startDebt } from './running-debt'
import { sumOf } from './sum-of'

/** What this month sets aside for later ones from the money available today. */
export interface FirstReserve {
  /** Minor units. Money expected later in the month is set aside first. */
  amount: bigint
  /** The first due date by which the dues exceed the money without a reserve; null if there is none. */
  neededBy: DateString | null
}

export const NO_RESERVE: FirstReserve = { amount: 0n, neededBy: null }

/**
 * The reserve of the first month of a projection.
 *
 * @throws RangeError as `projectPayoff` does.
 */
export function firstReserve(input: ProjectionInput): FirstReserve {
  const rules = rulesOf(input)
  const calendar = calendarFrom(input.today)
  const context = { calendar, funds: fundsOf(input, calendar), rules }
  const liabilities = input.liabilities.filter(isActive)
  if (isMoneyAmple(liabilities, context)) return NO_RESERVE
  const open = liabilities.map((liability) => startDebt(liability, input.today))
  const reserve = foresee(context, input.reserveUnit)
  let neededBy: DateString | null = null
  const { reserved } = runMonth(open, {
    month: 0,
    calendar,
    money: context.funds.of(0, Number(input.openingReserve ?? 0n)),
    orderExtra: extraOrderOf(rules),
    cushion: openingCushion(input, context.funds),
    reserve(after) {
      const amount = reserve(after)
      if (amount > 0) neededBy = dayOfNeed(after, context)
      return amount
    },
  })
  const fromToday = Math.max(0, reserved - context.funds.expectedIn(0))
  if (fromToday === 0 || !betterRun(input, rules).keepsReserve) return NO_RESERVE
  return { amount: BigInt(fromToday), neededBy }
}

/** The first due date by which the dues exceed the money if nothing is set aside now. */
function dayOfNeed(after: AfterDues, context: RunContext): DateString | null {
  const { calendar, funds } = context
  const foresight = new Foresight(after, context)
  const allowed = foresight.maxShortages(after.left)
  const place = foresight.shortages(0).findIndex((amount, next) => amount > Number(allowed[next]))
  if (place === -1) return null
  const debts = foresight.debtsAfterExtra(0)
  let openingReserve = 0
  for (let month = after.month + 1; month <= after.month + place; month += 1) {
    const due = sumOf(debts.map((debt) => payAllDue(debt, month, calendar)))
    openingReserve = Math.max(0, funds.of(month, openingReserve) - due)
  }
  const month = after.month + 1 + place
  return dayBeyond(funds.of(month, openingReserve), duesByDate(debts, month, calendar))
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

/** The dues of a month, each on its date, of debts in their state at its start. Changes the debts. */
function duesByDate(debts: readonly RunningDebt[], month: number, calendar: Calendar): DatedDue[] {
  return debts.flatMap((debt) => {
    const { firstDueDate, frequency } = debt.liability
    if (firstDueDate === null) return []
    const dues: DatedDue[] = []
    const add = (number: number, amount: number) =>
      dues.push({ on: dueDate(firstDueDate, frequency, number), amount })
    if (debt.dates?.every === 'weeks') {
      runWeeks(debt, debt.dates, month, calendar, Number.POSITIVE_INFINITY, add)
      return dues
    }
    postInterest(debt, month)
    for (let count = 1; count <= instalmentsDue(debt, month); count += 1) {
      add(debt.unpaid + count - 1, costOf(debt, count) - costOf(debt, count - 1))
    }
    return dues
  })
}
