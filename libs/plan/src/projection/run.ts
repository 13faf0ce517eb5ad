import { LARGEST_SAFE_TOTAL } from '../safe-total'
import { isActive } from '../schedule'
import { type Calendar, calendarFrom } from './calendar'
import { cushionAfter, openingCushion } from './cushion'
import { type ExtraRules, extraOrderOf } from './extra-of-month'
import { fundsOf } from './funds'
import type { MonthTotals } from './month-totals'
import type { Ending, LimitedInput } from './projection'
import { foresee } from './reserve'
import { noReserve, runMonth } from './run-month'
import { isOpen, type RunningDebt, startDebt } from './running-debt'
import { standstillRule } from './standstill'

const MAX_MONTHS = 1200
const MAX_OWED = Number(LARGEST_SAFE_TOTAL)

export interface Run {
  calendar: Calendar
  ending: Ending
  debts: readonly RunningDebt[]
  months: MonthTotals[]
}

/** Called after each month with the debts that were open in it. */
export type Observer = (month: number, open: readonly RunningDebt[]) => void

/** Runs month by month: interest, dues, reserve, extra. Ends when nothing is owed, at a standstill, or at a limit. */
export function run(input: LimitedInput, rules: ExtraRules, observe?: Observer): Run {
  const calendar = calendarFrom(input.today)
  const funds = fundsOf(input, calendar)
  const debts = input.liabilities.filter(isActive).map((liability) => startDebt(liability, input.today))
  const orderExtra = extraOrderOf(rules)
  const opening = sumsOf(debts).owed
  const maxMonths = Math.min(MAX_MONTHS, input.withinMonths ?? MAX_MONTHS)
  const isAtStandstill = standstillRule(debts, funds.lastChange)
  const months: MonthTotals[] = []
  let open: readonly RunningDebt[] = debts
  const reserve =
    input.keepsReserve === false ? noReserve : foresee({ calendar, funds, rules }, input.reserveUnit)
  let openingAndInterest = opening
  let openingReserve = Number(input.openingReserve ?? 0n)
  let cushion = openingCushion(input, funds)
  let ending: Ending = opening > MAX_OWED ? 'too-far' : 'debt-free'
  while (open.length > 0 && ending === 'debt-free') {
    const month = months.length
    const before = sumsOf(open)
    const money = funds.of(month, openingReserve)
    const result = runMonth(open, { month, calendar, money, orderExtra, reserve, cushion })
    const { shortBy, reserved, filled } = result
    openingReserve = reserved
    cushion = cushionAfter(cushion, month, result)
    observe?.(month, open)
    const { interest, paid, owed } = sumsOf(open)
    months.push({ interest: interest - before.interest, paid: paid - before.paid, shortBy, reserved, owed })
    openingAndInterest += interest - before.interest
    open = withoutPaidOff(open, month)
    if (openingAndInterest > MAX_OWED || (open.length > 0 && months.length === maxMonths)) ending = 'too-far'
    else if (isAtStandstill(months) && filled === 0) ending = 'never'
  }
  requireConservation(opening, debts)
  return { calendar, ending, debts, months }
}

function withoutPaidOff(open: readonly RunningDebt[], month: number): readonly RunningDebt[] {
  const stillOpen = open.filter(isOpen)
  if (stillOpen.length === open.length) return open
  for (const debt of open) {
    if (!isOpen(debt)) debt.paidOffIn = month
  }
  return stillOpen
}

function sumsOf(debts: readonly RunningDebt[]): { interest: number; paid: number; owed: number } {
  const sums = { interest: 0, paid: 0, owed: 0 }
  for (const debt of debts) {
    sums.interest += debt.interest
    sums.paid += debt.paid
    sums.owed += debt.balance
  }
  return sums
}

/** No cent may appear or vanish: opening + interest = paid + closing. */
function requireConservation(opening: number, debts: readonly RunningDebt[]): void {
  const { interest, paid, owed } = sumsOf(debts)
  if (opening + interest !== paid + owed) throw new Error('The projection does not add up')
}
