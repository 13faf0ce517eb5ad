import { type DateString, type MoneyFormat, maxOf, spanInWords } from '@solvent/money'
import type { Explained } from './explained'
import { extraText } from './extra-explanation'
import type { PlanItem } from './monthly-plan'

/** Why a debt has its rank and its amount in the plan: a few sentences for the user. */
export function explain(explained: Explained): string {
  const sentences = [placeText(explained), dueText(explained), extraText(explained)]
  return sentences.filter(Boolean).join(' ')
}

function placeText({ plan, item, place, today }: Explained): string {
  const { priority, dueDate, rate, payoff } = item.scoreParts
  const parts = [
    `${points(priority)} for your priority`,
    `${points(dueDate)} for the due date (${whenDue(item, today)})`,
    `${points(rate)} for the interest rate`,
    `${points(payoff)} for being close to paid off`,
  ]
  return `Rank ${place} of ${plan.items.length} with ${item.score} of 100 points: ${parts.join(', ')}.`
}

/** Formats millionths of a point with one decimal. */
function points(millionths: number): string {
  return (millionths / 1_000_000).toFixed(1)
}

function whenDue({ nextDueDate }: PlanItem, today: DateString): string {
  if (nextDueDate === null) return 'none set'
  if (nextDueDate === today) return 'today'
  return nextDueDate > today
    ? `in ${spanInWords(today, nextDueDate)}`
    : `${spanInWords(nextDueDate, today)} overdue`
}

function dueText({ item, plan, money }: Explained): string {
  const { dueAmount, amount, extraAmount, nextDueDate } = item
  if (nextDueDate === null) return 'It has no due date, so nothing is due.'
  if (dueAmount === 0n) return 'Nothing is due this month.'
  const due = `${money(dueAmount)} is due this month${overdueText(item, money)}`
  const paid = amount - extraAmount
  if (paid === dueAmount) return `${due}, and the budget covers it.`
  const spendable = maxOf(0n, plan.availableBudget + plan.openingReserve - plan.paidThisMonth) + plan.received
  if (paid > 0n && paid < spendable) {
    return `${due}; after the debts ranked higher, ${money(paid)} of your budget is left for it.`
  }
  if (paid > 0n) return `${due}; the budget covers ${money(paid)} of it.`
  if (spendable > 0n) return `${due}; the debts ranked higher use up your budget.`
  return plan.totalIncome > 0n || plan.availableBudget > 0n
    ? `${due}, but you have already spent this month's budget.`
    : `${due}, but without an income there is no budget.`
}

function overdueText({ dueAmount, overdueAmount }: PlanItem, money: MoneyFormat): string {
  if (overdueAmount === 0n) return ''
  return overdueAmount === dueAmount ? ', all of it overdue' : `, ${money(overdueAmount)} of it overdue`
}
