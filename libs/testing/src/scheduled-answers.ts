import {
  cancelScheduledPayment,
  listScheduledPayments,
  moveScheduledPayment,
  type ScheduledPayment,
  schedulePayment,
} from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { amountOf, find } from './liability-answers'
import { sourceName } from './payment-sources'
import { Refusal } from './refusal'
import { requireScheduled } from './require-scheduled'
import { TODAY } from './today'

/** Scheduled payments. The fake API's day never changes, so none of them is ever recorded. */
export function scheduledAnswers(books: Books): Answer[] {
  return [
    answer(listScheduledPayments, () => ({ scheduled_payments: [...books.scheduled].sort(byDay) })),
    answer(schedulePayment, ({ params, body: { payment_amount, ...body } }) => {
      requireLater(body.on)
      const debt = find(books, params.id)
      const scheduled: ScheduledPayment = {
        ...body,
        payment_asset_id: body.payment_asset_id ?? null,
        source: sourceName(books, { type: body.payment_account, assetId: body.payment_asset_id }),
        from_savings: body.from_savings ?? false,
        id: books.nextId(),
        liability_id: debt.id,
        liability: debt.description || debt.liability_type,
        amount: fromMinor(amountOf(debt, { ...body, payment_amount })),
        is_due: false,
        problem: null,
      }
      books.scheduled.push(scheduled)
      return scheduled
    }),
    answer(moveScheduledPayment, ({ params, body }) => {
      requireLater(body.on)
      const moved = { ...requireScheduled(books, params.id), ...body, is_due: false, problem: null }
      books.scheduled = books.scheduled.map((one) => (one.id === moved.id ? moved : one))
      return moved
    }),
    answer(cancelScheduledPayment, ({ params }) => {
      const cancelled = requireScheduled(books, params.id)
      books.scheduled = books.scheduled.filter((one) => one !== cancelled)
      return { message: 'Payment cancelled.' }
    }),
  ]
}

function requireLater(on: string): void {
  if (on > TODAY) return
  throw new Refusal('invalid_request', undefined, [{ field: 'on', message: 'must be after today' }])
}

function byDay(one: ScheduledPayment, other: ScheduledPayment): number {
  return one.on.localeCompare(other.on)
}
