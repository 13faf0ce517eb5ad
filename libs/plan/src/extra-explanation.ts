import { capitalized, type DateString, dateInWords } from '@solvent/money'
import { type ComparableRate, comparableRate, higherRateFirst } from './effective-rate'
import type { Explained } from './explained'
import { interestBegins } from './idle-debt'
import { bearsInterest, ratedOn } from './lender-terms'
import { mostExtra } from './most-extra'
import { chargeOfPayment } from './payoff'
import type { PlanLiability } from './plan-liability'
import { priorityOf } from './score'
import type { Strategy } from './strategy'

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
    return `The extra ${money(extraAmount)} goes here because ${whyHere(explained, plan.strategy)}.${chargeText(explained)}`
  }
  const isCovered = amount === dueAmount && amount < liability.remaining
  if (!isCovered) return ''
  const early = dueAmount > 0n ? 'paying more than that' : 'paying it early'
  if (!bearsInterest(liability, explained.today)) return `It charges no interest, so ${early} saves nothing.`
  return isTooDearEarly(liability, explained.today)
    ? `${capitalized(early)} costs more in charges than it saves${untilFree(explained)}.`
    : ''
}

/** What the lender charges for the extra payment. */
function chargeText({ item, liability, today, money }: Explained): string {
  const charge = chargeOfPayment(liability, { amount: item.amount, type: 'partial' }, today)
  return charge > 0n ? ` Your lender charges ${money(charge)} of it for paying early, and it saves more.` : ''
}

function untilFree({ liability, today }: Explained): string {
  const freeFrom = liability.lenderTerms?.earlyCharge?.freeFrom
  return freeFrom === undefined ? '' : ` until ${dateInWords(freeFrom, today)}`
}

/** Whether the charge for paying early is more than that saves. */
function isTooDearEarly(debt: PlanLiability, today: DateString): boolean {
  return debt.lenderTerms?.earlyCharge !== undefined && mostExtra(debt, today) === 0n
}

function whyHere(explained: Explained, strategy: ExtraStrategy): string {
  const { today } = explained
  if (!bearsInterest(explained.liability, today)) return 'no other debt can take it'
  const begins = interestBegins(explained.liability, today)
  const liability = ratedOn(explained.liability, today)
  const isWorthIt = (debt: PlanLiability) => !isTooDearEarly(debt, today)
  const others = explained.interestBearing
    .filter((debt) => debt.id !== liability.id && isWorthIt(debt))
    .map((debt) => ratedOn(debt, today))
  const { rateBp } = liability
  const noOther = NO_OTHER[strategy](comparedPercent(liability, others))
  const starts = begins === null ? '' : `. Its interest starts on ${dateInWords(begins, today)}`
  if (!explained.interestBearing.every(isWorthIt)) {
    return others.length === 0
      ? `this is your only debt worth paying early${starts}`
      : `of the debts worth paying early, none ${noOther}${starts}`
  }
  if (begins === null) {
    if (others.length === 0) return `this is your only debt that charges interest (${percent(rateBp)})`
    if (others.every((other) => isAhead(liability, other, strategy))) {
      return `this is ${FIRST_DEBT[strategy](comparedPercent(liability, others))}`
    }
    return `none of your open debts that charge interest this month ${noOther}`
  }
  const day = dateInWords(begins, today)
  if (others.length === 0) {
    return `this is your only debt that will charge interest (${percent(rateBp)}, from ${day})`
  }
  return `no other open debt charges interest this month, and of those that will, none ${noOther}${starts}`
}

/** Whether the strategy puts a debt before another, by more than a tie. */
function isAhead(debt: PlanLiability, other: PlanLiability, strategy: ExtraStrategy): boolean {
  if (strategy === 'snowball') return debt.remaining < other.remaining
  if (strategy === 'priority') return priorityOf(debt) > priorityOf(other)
  return higherRateFirst(rateOf(debt), rateOf(other)) < 0
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

function rateOf({ rateBp, frequency, lenderTerms }: PlanLiability): ComparableRate {
  return comparableRate(rateBp, frequency, lenderTerms?.dayCount === 'actual_360')
}
