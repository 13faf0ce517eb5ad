import {
  type DateString,
  dayNumber,
  daysPerPeriod,
  dueDate,
  dueDatesThrough,
  monthsBetween,
  monthsPerPeriod,
} from '@solvent/money'
import { accrualOfUnits, accruesByDays, unitsOn } from '../accrual-by-days'
import { accruedOn } from '../accrual-by-months'
import { type ComparableRate, comparableRateOn } from '../effective-rate'
import { dueDateOfStatement, statementIn } from '../grace-period'
import { rateBase } from '../interest'
import { bearsInterest } from '../lender-terms'
import type { PlanLiability } from '../plan-liability'
import { instalmentsLeft } from '../schedule'
import { priorityOf } from '../score'
import type { ExtraTarget } from '../strategy'
import { DayClock } from './day-clock'
import { MONTHS_BASE } from './interest-of'
import { RunningCharge } from './running-charge'
import { RunningFees } from './running-fees'
import { coveredBy, stepsOf, sumOfUnpaid } from './running-instalments'
import { minimumOf, type RunningMinimum, runningMinimumDue } from './running-minimum'

/**
 * The state of a debt during a projection. Amounts are whole minor units in a `number`, which is exact below 2^53 and
 * several times faster than a bigint.
 */
export interface RunningDebt extends ExtraTarget {
  readonly id: string
  /** Of the current month. */
  rate: ComparableRate
  readonly priority: number
  readonly liability: PlanLiability
  readonly rateBp: number
  /** The regular instalment, or the minimum of the last statement. */
  instalment: number
  readonly minimum: RunningMinimum | null
  readonly steps: ReturnType<typeof stepsOf>
  readonly dates: DueDates | null
  /** Null for interest that is counted by periods. */
  readonly clock: DayClock | null
  /** Null without a charge for early payment. */
  readonly charge: RunningCharge | null
  /** Divisor of a balance times its weight that gives interest, see `runUp`. */
  readonly base: number
  /** Calendar months from the first month to the first due date, negative if it has passed. */
  readonly firstDueMonth: number | null
  /** Null without fees. */
  readonly fees: RunningFees | null
  /** Yearly fees added so far. */
  yearlyFees: number
  /** The day number on which the current month is planned. */
  plannedOn: number
  /** Whether it bears interest in the current month or later. */
  bearsInterest: boolean
  balance: number
  /** Interest run up since the last posting, in whole minor units, rounded down; see `unitsOn`. */
  accrued: number
  /** The rest of it, in units of 1 / `base`. */
  accruedRest: number
  /** Whether it has a grace period, and its last statement, see `CardStatement`; `statementDue` is a day number. */
  readonly hasGrace: boolean
  statementUnpaid: number
  inGrace: boolean
  statementDue: number
  /** Of a quarterly or yearly debt: months of the running period that begin after the current one. */
  monthsToCome: number
  /** Of a debt with a clock: the day number up to which interest has run up, and the weight of all time up to it. */
  through: number
  weightThrough: number
  /** Number of the first unpaid instalment, from 0. */
  unpaid: number
  /** Instalments still to pay, at least one. */
  left: number
  /** Paid towards the first unpaid instalment; negative for expenses on a card that are due with it. */
  credit: number
  interest: number
  paid: number
  /** Number of the month in which nothing was owed any more. */
  paidOffIn: number | null
}

/** When instalments fall due and interest is posted. */
type DueDates = WeeklyDates | MonthlyDates

export interface WeeklyDates {
  every: 'weeks'
  /** Days from one due date to the next: 7 or 14. */
  period: number
  /** Day number of the first due date. */
  firstDay: number
  /** Divisor for balance × yearly basis points that gives the interest of one period. */
  interestBase: number
}

export interface MonthlyDates {
  every: 'months'
  /** Months from one due date to the next: 1, 3 or 12. */
  period: number
  /** Number of the month of the first due date; negative if it has passed. */
  firstMonth: number
  /** Number of the first month in which interest is posted. */
  firstPosting: number
}

/** What a debt starts with, computed once for all projections of a day. */
interface Start extends ReturnType<typeof computeStart> {
  today: DateString
}

const starts = new WeakMap<PlanLiability, Start>()

function startOf(liability: PlanLiability, today: DateString): Start {
  const cached = starts.get(liability)
  if (cached?.today === today) return cached
  const start = { today, ...computeStart(liability, today) }
  starts.set(liability, start)
  return start
}

function computeStart(liability: PlanLiability, today: DateString) {
  const { firstDueDate } = liability
  const clock = accruesByDays(liability) ? new DayClock(liability, today) : null
  const base = clock?.base ?? MONTHS_BASE
  return {
    rate: comparableRateOn(liability, today),
    minimum: minimumOf(liability),
    steps: stepsOf(liability),
    dates: dueDatesOf(liability, today),
    clock,
    charge: clock && RunningCharge.of(liability),
    fees: accruesByDays(liability) ? RunningFees.of(liability, today) : null,
    base,
    bearsInterest: bearsInterest(liability, today),
    firstDueMonth: firstDueDate === null ? null : monthsBetween(today, firstDueDate),
    ...accruedAtStart(liability, today, base),
    ...graceAtStart(liability, today),
  }
}

export function startDebt(liability: PlanLiability, today: DateString): RunningDebt {
  const start = startOf(liability, today)
  // Without spreading, which would keep the last fields outside of the object and cost time in each month.
  return {
    id: liability.id,
    liability,
    rate: start.rate,
    rateBp: liability.rateBp,
    priority: priorityOf(liability),
    idle: false,
    instalment: Number(liability.instalment),
    minimum: start.minimum,
    steps: start.steps,
    dates: start.dates,
    clock: start.clock,
    charge: start.charge,
    fees: start.fees,
    yearlyFees: start.fees?.past ?? 0,
    plannedOn: 0,
    base: start.base,
    bearsInterest: start.bearsInterest,
    firstDueMonth: start.firstDueMonth,
    balance: Number(liability.remaining),
    accrued: start.accrued,
    accruedRest: start.accruedRest,
    hasGrace: start.hasGrace,
    statementUnpaid: start.statementUnpaid,
    inGrace: start.inGrace,
    statementDue: start.statementDue,
    monthsToCome: 0,
    through: start.clock?.start.day ?? 0,
    weightThrough: start.clock?.start.weight ?? 0,
    unpaid: liability.installmentsPaid,
    left: instalmentsLeft(liability),
    credit: Number(liability.credit),
    interest: 0,
    paid: 0,
    paidOffIn: null,
  }
}

function accruedAtStart(liability: PlanLiability, today: DateString, base: number) {
  const units = accruesByDays(liability)
    ? unitsOn(liability, today)
    : accruedOn(liability, today) * BigInt(liability.rateBp)
  const { sum, rest } = accrualOfUnits(units, base, today)
  return { accrued: Number(sum), accruedRest: rest }
}

function graceAtStart(liability: PlanLiability, today: DateString) {
  const statement = statementIn(liability)
  if (statement === null || !accruesByDays(liability)) {
    return { hasGrace: false, statementUnpaid: 0, inGrace: false, statementDue: 0 }
  }
  const { unpaid, inGrace } = statement
  const statementDue = dayNumber(dueDateOfStatement(liability, today))
  return { hasGrace: true, statementUnpaid: Number(unpaid), inGrace, statementDue }
}

function dueDatesOf({ firstDueDate, frequency }: PlanLiability, today: DateString): DueDates | null {
  if (firstDueDate === null) return null
  const days = daysPerPeriod(frequency)
  if (days !== null) {
    const interestBase = Number(rateBase(frequency))
    return { every: 'weeks', period: days, firstDay: dayNumber(firstDueDate), interestBase }
  }
  // Interest up to today is in the balance already.
  const nextPosting = dueDate(firstDueDate, frequency, dueDatesThrough(firstDueDate, frequency, today))
  return {
    every: 'months',
    period: monthsPerPeriod(frequency),
    firstMonth: monthsBetween(today, firstDueDate),
    firstPosting: monthsBetween(today, nextPosting),
  }
}

/**
 * Runs up interest on the balance for some time. Exact for balances below 2^53, because they are divided before they
 * are multiplied.
 *
 * @param weight basis points times months of a quarterly or yearly debt, or times days
 */
export function runUp(debt: RunningDebt, weight: number, balance = debt.balance): void {
  const { base } = debt
  const times = Math.floor(balance / base)
  const rest = (balance - times * base) * weight + debt.accruedRest
  const whole = Math.floor(rest / base)
  debt.accrued += times * weight + whole
  debt.accruedRest = rest - whole * base
}

/**
 * Interest of the running period so far, in whole minor units, half up; clearing the debt now costs it on top of the
 * balance. Deferred interest is not owed yet, nor that of a grace period.
 */
export function accruedInterest(debt: RunningDebt): number {
  const { accrued, accruedRest, base } = debt
  if (accrued < 0 || isDeferred(debt) || isInterestFree(debt)) return 0
  return 2 * accruedRest >= base ? accrued + 1 : accrued
}

function isDeferred({ clock, through }: RunningDebt): boolean {
  return clock !== null && clock.deferredUntil !== null && through < clock.deferredUntil.day
}

/** As `isInterestFree` of a debt in the books. */
function isInterestFree({ inGrace, statementUnpaid, statementDue, through }: RunningDebt): boolean {
  return inGrace && (statementUnpaid === 0 || through <= statementDue)
}

/** Adds the interest run up so far to the balance, and returns it. */
export function postAccrued(debt: RunningDebt): number {
  const interest = accruedInterest(debt)
  addInterest(debt, interest)
  debt.accrued = 0
  debt.accruedRest = 0
  return interest
}

/**
 * Adds the fees of a posting to the balance, as `feesOn`.
 *
 * @param day as a day number
 * @returns what is added
 */
export function postFees(debt: RunningDebt, day: number, isLate: boolean): number {
  if (debt.fees === null || debt.balance === 0) return 0
  const { yearly, late } = debt.fees
  const count = debt.fees.countThrough(day, debt.yearlyFees)
  const fees = (count - debt.yearlyFees) * yearly + (isLate ? late : 0)
  debt.yearlyFees = count
  addInterest(debt, fees)
  return fees
}

/**
 * Sets the minimum by a statement, if there is one, and what has to be paid for a grace period.
 *
 * @param due day number of its due date
 */
export function stateMinimum(debt: RunningDebt, interest: number, due: number): void {
  if (debt.minimum) debt.instalment = runningMinimumDue(debt.minimum, debt.balance, interest)
  if (!debt.hasGrace) return
  debt.inGrace = debt.statementUnpaid === 0
  debt.statementUnpaid = debt.balance
  debt.statementDue = due
}

export function addInterest(debt: RunningDebt, interest: number): void {
  debt.balance += interest
  debt.interest += interest
}

/** A debt without a balance is not open if its interest rounds to nothing, because that is never charged. */
export function isOpen(debt: RunningDebt): boolean {
  return debt.balance > 0 || accruedInterest(debt) > 0
}

/** The cost of the first `count` unpaid instalments. */
export function costOf(debt: RunningDebt, count: number): number {
  if (count <= 0) return 0
  const payoff = debt.balance + accruedInterest(debt)
  if (count >= debt.left) return payoff
  return Math.max(0, Math.min(payoff, sumOfUnpaid(debt, count) - debt.credit))
}

/** Pays towards the `count` unpaid instalments that are due, oldest first; a partial rest becomes credit. */
export function payInstalments(debt: RunningDebt, amount: number, count: number): void {
  payDown(debt, amount)
  if (amount === 0 || debt.instalment === 0) return
  const funds = Math.min(debt.credit + amount, sumOfUnpaid(debt, count))
  const { count: covered, rest } = coveredBy(debt, funds, debt.left)
  if (covered >= debt.left) {
    // The last instalment is the whole balance, so it stays open while any is owed.
    debt.unpaid += debt.left - 1
    debt.left = 1
    debt.credit = 0
    return
  }
  debt.unpaid += covered
  debt.left -= covered
  debt.credit = rest
}

/**
 * Lowers the balance and leaves the schedule unchanged. A payment that reaches the balance first posts the interest
 * accrued so far, so paying less than both leaves the rest open.
 */
export function payDown(debt: RunningDebt, amount: number): void {
  const hasRunUp = debt.accrued > 0 || (debt.accrued === 0 && debt.accruedRest > 0)
  if (hasRunUp && amount >= debt.balance) {
    postAccrued(debt)
    // The unpaid rest of it bears none until it is posted next, as it would not have otherwise.
    const rest = debt.balance - amount
    if (rest > 0) runUp(debt, weightToCome(debt), -rest)
  }
  debt.balance -= amount
  debt.paid += amount
  if (debt.hasGrace && debt.through <= debt.statementDue) {
    debt.statementUnpaid = Math.max(0, debt.statementUnpaid - amount)
  }
}

/** The weight of the time until the next posting. */
function weightToCome({ clock, through, rateBp, monthsToCome }: RunningDebt): number {
  return clock === null ? monthsToCome * rateBp : clock.weightToPosting(through)
}
