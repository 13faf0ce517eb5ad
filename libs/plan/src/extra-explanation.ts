import {
  addDays,
  addMonthsClamped,
  type DateString,
  dateInWords,
  daysPerPeriod,
  monthsBetween,
  monthsPerPeriod,
} from '@solvent/money'
import { type ComparableRate, comparableRate, higherRateFirst } from './effective-rate'
import type { Explained } from './explained'
import type { PlanLiability } from './plan-liability'
import { priorityOf } from './score'
import { isIdle, type Strategy } from './strategy'

type ExtraStrategy = Exclude<Strategy, 'minimum'>

/** What a debt is if it comes before every other debt that charges interest. */
const FIRST_DEBT: Readonly<Record<ExtraStrategy, (rate: string) => string>> = {
  avalanche: (rate) => `your most expensive debt (${rate})`,
  snowball: () => 'your smallest debt that charges interest',
  priority: () => 'your highest-priority debt that charges interest',
}

/** Follows "none of your debts"; holds for ties, too. */
const NO_OTHER: Readonly<Record<ExtraStrategy, (rate: string) => string>> = {
  avalanche: (rate) => `is more expensive (${rate})`,
  snowball: () => 'is smaller',
  priority: () => 'has a higher priority',
}

/** Why a debt gets extra money or never does; empty if there is nothing to say. */
export function extraText(explained: Explained): string {
  const { item, plan, liability, money } = explained
  const { extraAmount, amount, dueAmount } = item
  if (extraAmount > 0n && plan.strategy !== 'minimum') {
    return `The extra ${money(extraAmount)} goes here because ${whyHere(explained, plan.strategy)}.`
  }
  const isCovered = amount === dueAmount && amount < liability.remaining
  if (!isCovered || liability.rateBp > 0) return ''
  const early = dueAmount > 0n ? 'paying more than that' : 'paying it early'
  return `It charges no interest, so ${early} saves nothing.`
}

function whyHere({ liability, interestBearing, today }: Explained, strategy: ExtraStrategy): string {
  const { rateBp, frequency, firstDueDate } = liability
  if (rateBp === 0) return 'no other debt can take it'
  const others = interestBearing.filter(({ id }) => id !== liability.id)
  const noOther = NO_OTHER[strategy](comparedPercent(liability, others))
  const months = firstDueDate === null ? null : monthsBetween(today, firstDueDate)
  if (firstDueDate === null || !isIdle(comparableRate(rateBp, frequency), months)) {
    if (others.length === 0) return `this is your only debt that charges interest (${percent(rateBp)})`
    if (others.every((other) => isAhead(liability, other, strategy))) {
      return `this is ${FIRST_DEBT[strategy](comparedPercent(liability, others))}`
    }
    return `none of your open debts that charge interest this month ${noOther}`
  }
  const begins = dateInWords(periodBefore(firstDueDate, frequency), today)
  if (others.length === 0) {
    return `this is your only debt that will charge interest (${percent(rateBp)}, from ${begins})`
  }
  return `no other open debt charges interest this month, and of those that will, none ${noOther}. Its interest starts on ${begins}`
}

/** Whether the strategy puts a debt before another, by more than a tie. */
function isAhead(debt: PlanLiability, other: PlanLiability, strategy: ExtraStrategy): boolean {
  if (strategy === 'snowball') return debt.remaining < other.remaining
  if (strategy === 'priority') return priorityOf(debt) > priorityOf(other)
  return higherRateFirst(rateOf(debt), rateOf(other)) < 0
}

/** The day on which the first period begins. */
function periodBefore(firstDueDate: DateString, frequency: PlanLiability['frequency']): DateString {
  const days = daysPerPeriod(frequency)
  if (days !== null) return addDays(firstDueDate, -days)
  return addMonthsClamped(firstDueDate, -monthsPerPeriod(frequency))
}

/** The rate as entered, with the effective one if a debt with a higher entered rate is cheaper. */
function comparedPercent(liability: PlanLiability, others: readonly PlanLiability[]): string {
  const isHighest = others.every(({ rateBp }) => rateBp <= liability.rateBp)
  const entered = percent(liability.rateBp)
  return isHighest ? entered : `${entered}, ${effectivePercent(liability)} a year`
}

/** `21.9%` of 2190 basis points */
function percent(rateBp: number): string {
  return `${rateBp / 100}%`
}

function effectivePercent(liability: PlanLiability): string {
  return `${(rateOf(liability).effective * 100).toFixed(2)}%`
}

function rateOf({ rateBp, frequency }: PlanLiability): ComparableRate {
  return comparableRate(rateBp, frequency)
}
