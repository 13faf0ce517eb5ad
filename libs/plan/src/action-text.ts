import { type DateString, dateInWords, dueDate, type MoneyFormat } from '@solvent/money'
import type { Grant } from './allocation'
import type { Assessment } from './assessment'
import type { PlanningDay } from './planning-day'
import { costOfInstalments } from './schedule'

const DUE_SOON_DAYS = 7

/**
 * What to do about a debt this month, as one line. It contains "Pay this month" if and only if money is to be
 * paid.
 */
export function actionText(grant: Grant, day: PlanningDay, money: MoneyFormat): string {
  const text = grant.duePaid + grant.extra > 0n ? textOfPayment : textWithoutPayment
  return text(grant, day, money)
}

function textOfPayment({ assessment, duePaid, extra }: Grant, day: PlanningDay, money: MoneyFormat): string {
  const { due, owed } = assessment
  const pay = `Pay this month: ${money(duePaid + extra)}`
  const clears = duePaid + extra === owed ? ' - this pays it off' : ''
  if (due === 0n) return `${pay} ${extraWords(assessment)}${clears}`
  const dueWords = whenDue(assessment, day, money)
  if (duePaid < due) return `${pay} of ${money(due)} ${dueWords} - budget is short by ${money(due - duePaid)}`
  if (extra === 0n) return `${pay} ${dueWords}${clears}`
  return `${pay} (${money(duePaid)} ${dueWords} + ${money(extra)} ${extraWords(assessment)})${clears}`
}

function extraWords({ bearsInterest }: Assessment): string {
  return bearsInterest ? 'extra to save interest' : 'extra'
}

function textWithoutPayment({ assessment }: Grant, day: PlanningDay, money: MoneyFormat): string {
  const { due, nextDue, daysToDue, liability, owed } = assessment
  if (nextDue === null || daysToDue === null) return 'No due date set - add one to schedule payments'
  if (due > 0n) return `Not covered by this month's budget: ${money(due)} ${whenDue(assessment, day, money)}`
  const date = dateInWords(nextDue, day.today)
  if (daysToDue <= DUE_SOON_DAYS && nextDue > day.endOfMonth) {
    const next = costOfInstalments(liability, 1, owed)
    return `Due soon: ${money(next)} on ${date} - from next month's budget`
  }
  return `No payment needed this month - next due ${date}`
}

/** When the amount due is payable, and which part of it is overdue. */
function whenDue(assessment: Assessment, day: PlanningDay, money: MoneyFormat): string {
  const { overdue, nextDue, dueCount, overdueCount } = assessment
  if (nextDue === null) return 'due'
  const first = dateInWords(nextDue, day.today)
  const since =
    overdueCount > 1 ? `overdue in ${overdueCount} installments since ${first}` : `overdue since ${first}`
  const upcomingCount = dueCount - overdueCount
  if (upcomingCount === 0) return since
  const next = overdueCount === 0 ? nextDue : firstUpcoming(assessment)
  const start = next === day.today ? 'today' : dateInWords(next, day.today)
  const from = upcomingCount === 1 ? `due ${start}` : `due in ${upcomingCount} installments from ${start}`
  return overdueCount === 0 ? from : `due, ${money(overdue)} of it ${since} and the rest ${from}`
}

/** The due date of the first instalment that is not overdue. */
function firstUpcoming({ liability, overdueCount }: Assessment): DateString {
  const { firstDueDate, frequency, installmentsPaid } = liability
  return firstDueDate === null ? '' : dueDate(firstDueDate, frequency, installmentsPaid + overdueCount)
}
