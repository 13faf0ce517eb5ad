import type { getSchedule, Liability, ResponseOf } from '@solvent/contracts'
import { dueDate, fromMinor, minOf, toMinor } from '@solvent/money'

type Schedule = ResponseOf<typeof getSchedule>

/** What is still to be paid, in equal instalments without interest. */
export function scheduleOf(liability: Liability): Schedule {
  const instalment = toMinor(liability.installment_amount)
  const payments: Schedule['payments'] = []
  let open = toMinor(liability.remaining_amount)
  for (let paid = liability.installments_paid; open > 0n; paid += 1) {
    const isLast = paid + 1 >= liability.installments_total
    const payment = isLast ? open : minOf(instalment, open)
    payments.push({
      number: paid + 1,
      due_date: dueDate(liability.due_date, liability.frequency, paid),
      opening: fromMinor(open),
      interest: 0,
      payment: fromMinor(payment),
      principal: fromMinor(payment),
      closing: fromMinor(open - payment),
    })
    open -= payment
  }
  return {
    payments,
    total_interest: 0,
    total_payments: liability.remaining_amount,
    paid_off_on: payments.at(-1)?.due_date ?? null,
  }
}
