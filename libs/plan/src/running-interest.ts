import { type DateString, monthsPerPeriod } from '@solvent/money'
import {
  accruesByDays,
  curveOf,
  type DailyDebt,
  interestOfUnits,
  isDeferred,
  unitsOfRest,
  unitsOn,
} from './accrual-by-days'
import { accruedOn, interestOfMonths, monthsOfPeriod } from './accrual-by-months'
import { yearlyFeesOn } from './fees'
import { isInTime, isInterestFree, isWaived, nextStatement, paidTowards, statementIn } from './grace-period'
import { periodInterest } from './interest'
import { laterOf } from './later-of'
import { minimumDue } from './minimum'
import type { OwedDebt } from './plan-liability'
import { firstDay, lastPosting, postingDates, statementOf } from './posting-dates'
import { instalmentAt } from './unpaid-instalments'

/** The interest of a debt from one due date to the next, in minor units. Must be asked for in the order of the days. */
export interface RunningInterest {
  /** The interest added since the last call, on a balance of `owed` in between. */
  onDueDate(owed: bigint, date: DateString): bigint
  /** What is due on that date: the instalment of its number from 0, or the minimum of the last statement. */
  instalment(number: number): bigint
  /** The interest that clearing the debt adds, today or on the last of those due dates. */
  runUp(): bigint
  /** To be called after that interest is added: its unpaid rest bears none until interest is added next. */
  exempt(rest: bigint): void
}

export function runningInterest(debt: OwedDebt, today: DateString): RunningInterest {
  return accruesByDays(debt) ? byDays(debt, today) : byPeriods(debt, today)
}

/** The interest of the running period on the first due date, then of the full periods after it. */
function byPeriods(debt: OwedDebt, today: DateString): RunningInterest {
  const { rateBp, frequency } = debt
  const months = monthsPerPeriod(frequency)
  let accrued = accruedOn(debt, today)
  let monthsToCome = months - monthsOfPeriod(debt, today)
  return {
    /** From the balances of the months so far and the current balance for those to come. */
    onDueDate(owed) {
      const isFullPeriod = monthsToCome === months
      const interest = isFullPeriod
        ? periodInterest(owed, rateBp, frequency)
        : interestOfMonths(accrued + owed * BigInt(monthsToCome), rateBp)
      accrued = 0n
      monthsToCome = months
      return interest
    },
    instalment: () => debt.instalment,
    runUp: () => interestOfMonths(accrued, rateBp),
    exempt(rest) {
      accrued = -rest * BigInt(monthsToCome)
    },
  }
}

function byDays(debt: DailyDebt, today: DateString): RunningInterest {
  const curve = curveOf(debt)
  let units = unitsOn(debt, today)
  let through = laterOf(today, firstDay(debt))
  let { instalment } = debt
  const { minimum } = debt.lenderTerms
  let statement = statementIn(debt)
  let posted = lastPosting(debt, today)
  /** What was owed after the last due date, before a payment on it. */
  let owedBefore = debt.remaining
  const accrue = (owed: bigint, day: DateString) => {
    if (day <= through) return
    units += owed * BigInt(curve.weight(through, day))
    through = day
  }
  const payDown = (owed: bigint) => {
    if (statement && isInTime(debt, through)) statement = paidTowards(statement, owedBefore - owed)
    owedBefore = owed
  }
  return {
    onDueDate(owed, date) {
      payDown(owed)
      let interest = 0n
      const statementDate = statementOf(debt, date)
      let stated = statementDate > through ? minimum && minimumDue(minimum, owed, 0n) : undefined
      for (const posting of postingDates(debt, through, date)) {
        accrue(owed + interest, posting)
        // What is missed is paid today, so there are no late fees.
        const fees = yearlyFeesOn(debt, posting, posted)
        const added = fees + (isWaived(statement) ? 0n : interestOfUnits(units, curve.base))
        posted = posting
        interest += added
        units = 0n
        statement = statement && nextStatement(statement, owed + interest)
        if (minimum && posting === statementDate) stated = minimumDue(minimum, owed + interest, added)
      }
      accrue(owed + interest, date)
      owedBefore = owed + interest
      instalment = stated ?? instalment
      return interest
    },
    instalment: (number) => (minimum ? instalment : instalmentAt(debt, number)),
    runUp() {
      const isNotOwed = isDeferred(debt, through) || isInterestFree({ ...debt, statement }, through)
      return isNotOwed ? 0n : interestOfUnits(units, curve.base)
    },
    exempt(rest) {
      payDown(0n)
      owedBefore = rest
      units = unitsOfRest(rest, debt, through)
    },
  }
}
