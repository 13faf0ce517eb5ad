import { type DateString, type MoneyFormat, maxOf, spanInWords } from '@solvent/money'
import { deferralOf, deferralText } from './deferral'
import type { Explained } from './explained'
import { extraText } from './extra-explanation'
import type { PlanItem } from './monthly-plan'

/** Why a debt has its amount in the plan: a few sentences for the user. The parts of its score explain its rank. */
export function explain(explained: Explained): string {
  const sentences = [placeText(explained), dueText(explained), extraText(explained), deferred(explained)]
  return sentences.filter(Boolean).join(' ')
}

function deferred({ liability, today, money }: Explained): string {
  const deferral = deferralOf(liability, today)
  return deferral ? deferralText(deferral, liability.frequency, { today, money }) : ''
}

function placeText({ plan, item, place, today }: Explained): string {
  return `Rank ${place} of ${plan.items.length} with ${item.score} of 100 points (${whenDue(item, today)}).`
}

function whenDue({ nextDueDate }: PlanItem, today: DateString): string {
  if (nextDueDate === null) return 'no due date'
  if (nextDueDate === today) return 'due today'
  return nextDueDate > today
    ? `due in ${spanInWords(today, nextDueDate)}`
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
