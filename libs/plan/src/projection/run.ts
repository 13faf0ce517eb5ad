import { LARGEST_SAFE_TOTAL } from '../safe-total'
import { isActive } from '../schedule'
import { type Calendar, calendarFrom } from './calendar'
import { type ExtraRules, extraOrderOf } from './extra-of-month'
import { fundsOf } from './funds'
import type { MonthTotals } from './month-totals'
import type { Ending, LimitedInput } from './projection'
import { foresee } from './reserve'
import { nothingKept, runMonth } from './run-month'
import { isOpen, type RunningDebt, startDebt } from './running-debt'
import { standstillRule } from './standstill'

const MOST_MONTHS = 1200
const MOST_OWED = Number(LARGEST_SAFE_TOTAL)

export interface Run {
  calendar: Calendar
  ending: Ending
  debts: readonly RunningDebt[]
  months: MonthTotals[]
}

/** Sees every open debt after each month. */
export type Observer = (month: number, open: readonly RunningDebt[]) => void

/** Goes from month to month: interest, dues, reserve, extra. Ends when nothing is owed, or nothing more comes of it. */
export function run(input: LimitedInput, rules: ExtraRules, observe?: Observer): Run {
  const calendar = calendarFrom(input.today)
  const funds = fundsOf(input, calendar)
  const debts = input.liabilities.filter(isActive).map((liability) => startDebt(liability, input.today))
  const orderExtra = extraOrderOf(rules)
  const opening = sumsOf(debts).owed
  const mostMonths = Math.min(MOST_MONTHS, input.withinMonths ?? MOST_MONTHS)
  const isAtStandstill = standstillRule(debts, funds.lastChange)
  const months: MonthTotals[] = []
  let open: readonly RunningDebt[] = debts
  const reserve = input.keepsReserve === false ? nothingKept : foresee({ calendar, funds, rules })
  let given = opening
  let kept = Number(input.kept ?? 0n)
  let ending: Ending = opening > MOST_OWED ? 'too-far' : 'debt-free'
  while (open.length > 0 && ending === 'debt-free') {
    const month = months.length
    const before = sumsOf(open)
    const money = funds.of(month, kept)
    const { shortBy, reserved } = runMonth(open, { month, calendar, money, orderExtra, reserve })
    kept = reserved
    observe?.(month, open)
    const { interest, paid, owed } = sumsOf(open)
    months.push({ interest: interest - before.interest, paid: paid - before.paid, shortBy, reserved, owed })
    given += interest - before.interest
    open = withoutPaidOff(open, month)
    if (given > MOST_OWED || (open.length > 0 && months.length === mostMonths)) ending = 'too-far'
    else if (isAtStandstill(months)) ending = 'never'
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
