import { dollars } from '@solvent/money'
import type { Grant } from './allocation'
import type { PlanningDay } from './planning-day'
import { costOfInstalments } from './schedule'

const DAYS_CALLED_SOON = 7

/**
 * What to do about a debt this month, as one line. It contains "Pay this month" if and only if money is to be
 * paid.
 */
export function actionText(grant: Grant, day: PlanningDay): string {
  return grant.duePaid + grant.extra > 0n ? textOfPayment(grant) : textWithoutPayment(grant, day)
}

function textOfPayment({ assessment, duePaid, extra }: Grant): string {
  const { due, overdue, nextDue, payoff } = assessment
  const pay = `Pay this month: ${dollars(duePaid + extra)}`
  if (duePaid + extra === payoff) return `${pay} - this clears the liability`
  if (duePaid < due) return `${pay} of ${dollars(due)} due - budget is short by ${dollars(due - duePaid)}`
  if (duePaid === 0n) return `${pay} extra to save interest`
  if (extra > 0n) return `${pay} (${dollars(duePaid)} due + ${dollars(extra)} extra to save interest)`
  if (overdue > 0n) return `${pay} - overdue since ${nextDue}`
  return `${pay} due ${nextDue}`
}

function textWithoutPayment({ assessment }: Grant, day: PlanningDay): string {
  const { due, nextDue, daysToDue, liability, payoff } = assessment
  if (nextDue === null || daysToDue === null) return 'No due date set - add one to schedule payments'
  if (due > 0n) return `Not covered by this month's budget: ${dollars(due)} due ${nextDue}`
  if (daysToDue <= DAYS_CALLED_SOON && nextDue > day.endOfMonth) {
    const next = costOfInstalments(liability, 1, payoff)
    return `Due soon: ${dollars(next)} on ${nextDue} - from next month's budget`
  }
  return `No payment needed this month - next due ${nextDue}`
}
