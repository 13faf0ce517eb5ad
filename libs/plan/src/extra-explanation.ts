import {
  addDays,
  addMonthsClamped,
  type DateString,
  dateInWords,
  monthsBetween,
  monthsPerPeriod,
} from '@solvent/money'
import { comparableRate } from './effective-rate'
import type { Explained } from './explained'
import type { PlanLiability } from './plan-liability'
import { isIdle, type Strategy } from './strategy'

/** Why extra money goes to this debt rather than another; worded to hold for ties, too. */
const WHY_EXTRA: Readonly<Record<Exclude<Strategy, 'minimum'>, (rate: string) => string>> = {
  avalanche: (rate) => `none costs more (${rate} a year)`,
  snowball: () => 'none is smaller',
  priority: () => 'none has a higher priority',
}

/** Why a debt gets extra money or never does; empty if there is nothing to say. */
export function extraText(explained: Explained): string {
  const { item, plan, liability, money } = explained
  const { extraAmount, amount, dueAmount } = item
  if (extraAmount > 0n && plan.strategy !== 'minimum') {
    return `${money(extraAmount)} extra goes here${whyHere(explained, plan.strategy)}`
  }
  const isCovered = amount === dueAmount && amount < liability.remaining
  if (!isCovered || liability.rateBp > 0) return ''
  const early = dueAmount > 0n ? 'paying more than that' : 'paying it early'
  return `It bears no interest, so ${early} saves nothing.`
}

function whyHere(
  { liability, interestBearingCount, today }: Explained,
  strategy: Exclude<Strategy, 'minimum'>,
): string {
  const { rateBp, frequency, firstDueDate } = liability
  if (rateBp === 0) return ': no other debt can take it.'
  const rate = effectivePercent(liability)
  const why = WHY_EXTRA[strategy](rate)
  const months = firstDueDate === null ? null : monthsBetween(today, firstDueDate)
  if (firstDueDate === null || !isIdle(comparableRate(rateBp, frequency), months)) {
    if (interestBearingCount === 1) return `, to the only debt that bears interest (${rate} a year).`
    return `: of the debts that bear interest this month and are not cleared yet, ${why}.`
  }
  const begins = dateInWords(periodBefore(firstDueDate, frequency), today)
  if (interestBearingCount === 1)
    return `, to the only debt that will bear interest (${rate} a year, from ${begins} on).`
  return `: no other open debt bears interest this month, and of those that will, ${why}. Its interest begins on ${begins}.`
}

/** The day on which the first period begins. */
function periodBefore(firstDueDate: DateString, frequency: PlanLiability['frequency']): DateString {
  if (frequency === 'weekly') return addDays(firstDueDate, -7)
  return addMonthsClamped(firstDueDate, -monthsPerPeriod(frequency))
}

function effectivePercent({ rateBp, frequency }: PlanLiability): string {
  return `${(comparableRate(rateBp, frequency).effective * 100).toFixed(2)}%`
}
