import {
  type BodyOf,
  MAX_SCHEDULED_PAYMENTS,
  type moveScheduledPayment,
  type ScheduledPayment,
  type schedulePayment as schedulePaymentContract,
} from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { payoffAmount } from '@solvent/plan'
import { v7 as newId } from 'uuid'
import { allAssets } from '../../storage/tables/assets-table'
import { liabilitiesById } from '../../storage/tables/liabilities-table'
import {
  allScheduledPayments,
  deleteScheduledPayment,
  insertScheduledPayment,
  type ScheduledPaymentRow,
  updateTiming,
} from '../../storage/tables/scheduled-payments-table'
import { moneyFor } from '../account/profile'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import type { BooksView } from './books'
import { toDueLiability } from './liability-view'
import { requirePayable } from './payable'
import { lockSource, requireSource, toPaymentSource } from './payment-source'
import { requireLater } from './require-later'
import { requireScheduled } from './require-scheduled'
import { scheduledAmount } from './scheduled-amount'
import { toScheduledPayment } from './scheduled-payment-view'
import { readBooks, withBooks } from './with-books'

/** By day. */
export function listScheduledPayments(services: Services, userId: string): Promise<ScheduledPayment[]> {
  return readBooks(services, userId, async (books) => toAnswers(books, await allScheduledPayments(books)))
}

/**
 * Schedules a payment of at most what pays the debt off today. Whether the money is there is checked on its day.
 *
 * @throws DomainError `not_found`, `already_completed`, `payment_not_positive`, `payment_exceeds_balance`,
 *   `too_many_scheduled_payments`, and `invalid_request` for a day that is not after today or too far ahead, or a
 *   source that is not there
 */
export function schedulePayment(
  services: Services,
  userId: string,
  liabilityId: string,
  body: BodyOf<typeof schedulePaymentContract>,
): Promise<ScheduledPayment> {
  return withBooks(services, userId, async (books) => {
    requireLater(body.on, books.today)
    const [debt] = await liabilitiesById(books, [liabilityId])
    if (!debt) throw new DomainError('not_found')
    if (debt.remaining === 0n) throw new DomainError('already_completed')
    const others = await allScheduledPayments(books)
    if (others.length >= MAX_SCHEDULED_PAYMENTS) throw new DomainError('too_many_scheduled_payments')
    const row = {
      id: newId(),
      liabilityId,
      paymentType: body.payment_type,
      amount: body.payment_type === 'partial' ? toMinor(body.payment_amount ?? 0) : null,
      sourceType: body.payment_account,
      sourceId: body.payment_asset_id ?? null,
      fromSavings: body.from_savings ?? false,
      payOn: body.on,
      automatic: body.automatic,
      missed: false,
    }
    const planned = toDueLiability(debt, books.today)
    const amount = row.amount ?? scheduledAmount(row, planned, books.today)
    const remaining = payoffAmount(planned, books.today)
    const { name: source } = requireSource(await lockSource(books, toPaymentSource(body)))
    await requirePayable(books, { amount, remaining, source, available: amount })
    await insertScheduledPayment(books, row, books.now())
    return answerOf(books, row)
  })
}

/**
 * Moves it to a later day, on which it is due again.
 *
 * @throws DomainError `not_found`, and `invalid_request` for a day that is not after today or too far ahead
 */
export function movePayment(
  services: Services,
  userId: string,
  id: string,
  { on, automatic }: BodyOf<typeof moveScheduledPayment>,
): Promise<ScheduledPayment> {
  return withBooks(services, userId, async (books) => {
    requireLater(on, books.today)
    const row = await requireScheduled(books, id)
    const moved = { ...row, payOn: on, automatic, missed: false }
    await updateTiming(books, moved)
    return answerOf(books, moved)
  })
}

/** @throws DomainError `not_found` */
export async function cancelPayment(services: Services, userId: string, id: string): Promise<void> {
  await withBooks(services, userId, async (books) => {
    await requireScheduled(books, id)
    await deleteScheduledPayment(books, id)
  })
}

async function answerOf(books: BooksView, row: ScheduledPaymentRow): Promise<ScheduledPayment> {
  const [answer] = await toAnswers(books, [row])
  if (!answer) throw new DomainError('not_found')
  return answer
}

/** Most people have none, so the rest is read only if there are some. */
async function toAnswers(
  books: BooksView,
  rows: readonly ScheduledPaymentRow[],
): Promise<ScheduledPayment[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(({ liabilityId }) => liabilityId))]
  const [debts, assets, money] = await Promise.all([
    liabilitiesById(books, ids),
    allAssets(books),
    moneyFor(books),
  ])
  const byId = new Map(debts.map((debt) => [debt.id, debt]))
  return rows.flatMap((row) => {
    const debt = byId.get(row.liabilityId)
    return debt ? [toScheduledPayment(row, { debt, assets, money, today: books.today })] : []
  })
}
