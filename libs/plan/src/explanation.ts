import { type DateString, daysBetween, dollars } from '@solvent/money'
import { comparableRate } from './effective-rate'
import type { MonthlyPlan, PlanItem } from './monthly-plan'
import type { PlanLiability } from './plan-liability'
import type { Strategy } from './strategy'

/** One item of a plan, with what explains it. */
export interface Explained {
  plan: MonthlyPlan
  item: PlanItem
  /** Its place in the plan; 1 is the first. */
  place: number
  liability: PlanLiability
  /** The day of the plan. */
  today: DateString
}

/** Why a debt stands at its place in the plan and gets its amount: a few sentences for the person to read. */
export function explain(explained: Explained): string {
  return [placeText(explained), dueText(explained), extraText(explained)].filter(Boolean).join(' ')
}

function placeText({ plan, item, place, today }: Explained): string {
  const { priority, dueDate, rate, payoff } = item.scoreParts
  const parts = [
    `${points(priority)} for your priority`,
    `${points(dueDate)} for the due date (${whenDue(item, today)})`,
    `${points(rate)} for the interest rate`,
    `${points(payoff)} for being close to paid off`,
  ]
  return `Number ${place} of ${plan.items.length} with ${item.score} of 100 points: ${parts.join(', ')}.`
}

/** Millionths of a point with one decimal. */
function points(millionths: number): string {
  return (millionths / 1_000_000).toFixed(1)
}

function whenDue({ nextDueDate }: PlanItem, today: DateString): string {
  if (nextDueDate === null) return 'none set'
  const days = daysBetween(today, nextDueDate)
  if (days === 0) return 'today'
  return days > 0 ? `in ${daysText(days)}` : `${daysText(-days)} overdue`
}

function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}

function dueText({ item, plan }: Explained): string {
  const { dueAmount, overdueAmount, amount, extraAmount } = item
  if (dueAmount === 0n) return 'Nothing of it is due this month.'
  const overdue = overdueAmount > 0n ? `, ${dollars(overdueAmount)} of it overdue` : ''
  const due = `${dollars(dueAmount)} is due this month${overdue}`
  const paid = amount - extraAmount
  if (paid === dueAmount) return `${due}, and the budget covers it.`
  if (paid > 0n) return `${due}; after the debts above it the budget has ${dollars(paid)} left for it.`
  return plan.availableBudget > plan.paidThisMonth
    ? `${due}; the debts above it use up the budget.`
    : `${due}, but there is no budget left this month.`
}

/** What sets the debt that gets extra money apart from the others that are not cleared yet. */
const WHY_EXTRA: Readonly<Record<Exclude<Strategy, 'minimum'>, (rate: string) => string>> = {
  avalanche: (rate) => `costs the most interest from now on (${rate} a year)`,
  snowball: () => 'is the smallest',
  priority: () => 'matters most to you',
}

function extraText({ plan, item, liability }: Explained): string {
  const { extraAmount, amount, dueAmount } = item
  const { strategy } = plan
  if (extraAmount > 0n && strategy !== 'minimum') {
    const why = WHY_EXTRA[strategy](effectivePercent(liability))
    return `${dollars(extraAmount)} extra goes here: of the debts not cleared yet it ${why}.`
  }
  const isCovered = amount === dueAmount && amount < liability.remaining
  if (isCovered && liability.rateBp === 0) return 'It bears no interest, so paying it early saves nothing.'
  return ''
}

function effectivePercent({ rateBp, frequency }: PlanLiability): string {
  return `${(comparableRate(rateBp, frequency).effective * 100).toFixed(2)}%`
}
