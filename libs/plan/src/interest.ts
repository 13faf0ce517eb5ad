import {
  type DateString,
  dueDate,
  dueDatesThrough,
  type Frequency,
  halfUpDiv,
  monthsPerPeriod,
  periodsPerYear,
} from '@solvent/money'
import { accruesByDays, curveOf, type DailyDebt, interestOfUnits, unitsSince } from './accrual-by-days'
import { accruedOver, accruesByMonths, interestOfMonths } from './accrual-by-months'
import { feesOn } from './fees'
import { isWaived, nextStatement, statementIn } from './grace-period'
import { minimumDue } from './minimum'
import type { CardStatement, OwedDebt } from './plan-liability'
import { isStatement, lastPosting, postingDates } from './posting-dates'
import { isActive } from './schedule'

/** Basis points in 100%. */
const BASIS_POINTS = 10_000n

/** Interest of one period: balance x yearly rate / periods per year, half up to the minor unit. */
export function periodInterest(balance: bigint, rateBp: number, frequency: Frequency): bigint {
  return halfUpDiv(balance * BigInt(rateBp), rateBase(frequency))
}

/** Interest, and the day on which it is added to the balance. */
export interface InterestPosting {
  date: DateString
  /** Minor units, with the fees; a very small balance costs 0. */
  interest: bigint
  /** The fees in it, if there are any. */
  fees?: bigint
  /** What is due next by the statement of that day, if the debt has a minimum. */
  minimum?: bigint
  /** The statement of that day, if the debt has a grace period. */
  statement?: CardStatement
}

/**
 * The interest posted after `after` and up to `through` if nothing is paid meanwhile: on each due date, or from the day
 * on until which it is deferred. Each period bears interest on the balance with all earlier interest, the running
 * quarter or year by its months, and a debt that accrues by days by its days. Periods continue after the last
 * instalment while anything is owed. Empty if the debt is paid off or bears no interest.
 */
export function interestPostings(debt: OwedDebt, after: DateString, through: DateString): InterestPosting[] {
  if (accruesByDays(debt)) return postingsByDays(debt, after, through)
  let balance = debt.remaining
  return interestDates(debt, after, through).map((date, index) => {
    const interest =
      index === 0 ? interestOfRunningPeriod(debt, date) : periodInterest(balance, debt.rateBp, debt.frequency)
    balance += interest
    return { date, interest }
  })
}

/** The number of `interestPostings`, without computing them. */
export function countInterestPostings(debt: OwedDebt, after: DateString, through: DateString): number {
  if (accruesByDays(debt)) return isActive(debt) ? postingDates(debt, after, through).length : 0
  const { firstDueDate, frequency } = debt
  if (!isActive(debt) || debt.rateBp === 0 || firstDueDate === null) return 0
  const past = dueDatesThrough(firstDueDate, frequency, after)
  return Math.max(0, dueDatesThrough(firstDueDate, frequency, through) - past)
}

function postingsByDays(debt: DailyDebt, after: DateString, through: DateString): InterestPosting[] {
  if (!isActive(debt)) return []
  const { base } = curveOf(debt)
  const { minimum } = debt.lenderTerms
  let running: DailyDebt = debt
  let start = lastPosting(debt, after)
  return postingDates(debt, after, through).map((date) => {
    const last = statementIn(running)
    const fees = feesOn(running, date, start)
    const interest = fees + (isWaived(last) ? 0n : interestOfUnits(unitsSince(running, start, date), base))
    const remaining = running.remaining + interest
    const statement = last && nextStatement(last, remaining)
    running = { ...running, remaining, statement, accrual: null }
    start = date
    const posting = { date, interest, ...(fees > 0n && { fees }) }
    if (!minimum || !isStatement(debt, date)) return posting
    const due = minimumDue(minimum, remaining, interest)
    running = { ...running, instalment: due }
    return { ...posting, minimum: due, ...(statement && { statement }) }
  })
}

/** A debt after interest and statements in the order of their days. */
export function withPostings<Debt extends OwedDebt>(debt: Debt, postings: readonly InterestPosting[]): Debt {
  if (postings.length === 0) return debt
  const interest = postings.reduce((sum, posting) => sum + posting.interest, 0n)
  const { minimum: instalment = debt.instalment, statement = debt.statement ?? null } =
    postings.findLast(({ minimum }) => minimum !== undefined) ?? {}
  return { ...debt, remaining: debt.remaining + interest, instalment, statement, accrual: null }
}

/** The interest of the period that ends on the next due date; for a quarter or year, by the balance of each month. */
function interestOfRunningPeriod(debt: OwedDebt, date: DateString): bigint {
  const { remaining, rateBp, frequency } = debt
  if (!accruesByMonths(frequency)) return periodInterest(remaining, rateBp, frequency)
  return interestOfMonths(accruedOver(debt, date, monthsPerPeriod(frequency)), rateBp)
}

/** The due dates after `after` and up to `through`; a period ends on each. */
function interestDates(debt: OwedDebt, after: DateString, through: DateString): DateString[] {
  const { firstDueDate, frequency } = debt
  const length = countInterestPostings(debt, after, through)
  if (firstDueDate === null || length === 0) return []
  const past = dueDatesThrough(firstDueDate, frequency, after)
  return Array.from({ length }, (_, k) => dueDate(firstDueDate, frequency, past + k))
}

/** The divisor of `rateBp` that gives the rate of one period. */
export function rateBase(frequency: Frequency): bigint {
  return BASIS_POINTS * BigInt(periodsPerYear(frequency))
}
