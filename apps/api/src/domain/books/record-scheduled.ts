import { fromMinor } from '@solvent/money'
import { payoffAmount } from '@solvent/plan'
import type { UserTransaction } from '../../storage/database'
import { lockLiability } from '../../storage/tables/liabilities-table'
import type { ToRecord } from '../../storage/tables/next-to-record'
import {
  deleteScheduledPayment,
  lockScheduledPayment,
  markMissed,
  type ScheduledPaymentRow,
} from '../../storage/tables/scheduled-payments-table'
import { DomainError } from '../domain-error'
import { onDay } from '../on-day'
import { fromReceived } from '../plan/from-received'
import type { Services } from '../services'
import type { Books } from './books'
import { dueInterest, postInterest } from './interest'
import { toDueLiability } from './liability-view'
import { openBooks } from './open-books'
import { type PaymentOn, pay } from './payments'
import { scheduledAmount } from './scheduled-amount'

/**
 * Records an automatic payment on its day, as if its person had made it then. If that is refused, because the money is
 * not there or the debt is paid off, it waits for the person. Of several servers at the same time, one records it.
 */
export async function recordScheduled(
  services: Services,
  tx: UserTransaction,
  { id, on }: ToRecord,
): Promise<void> {
  const books = openBooks({ ...onDay(services, on), author: 'schedule', releases: [] }, tx)
  const row = await lockScheduledPayment(books, id)
  // Another request recorded, moved or cancelled it.
  if (!row?.automatic || row.missed || row.payOn !== on) return
  await postInterest(books, await dueInterest(books))
  try {
    await pay(books, await paymentOf(books, row), fromReceived)
    await deleteScheduledPayment(books, id)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await markMissed(books, id)
  }
}

/** A payment that would exceed what is owed pays the debt off. */
async function paymentOf(books: Books, row: ScheduledPaymentRow): Promise<PaymentOn> {
  const { liabilityId: id, sourceType: payment_account, sourceId, fromSavings: from_savings } = row
  const liability = await lockLiability(books, id)
  if (!liability) throw new DomainError('not_found')
  const debt = toDueLiability(liability, books.today)
  const amount = scheduledAmount(row, debt, books.today)
  const payment_type = amount === payoffAmount(debt, books.today) ? 'full' : row.paymentType
  const payment_amount = fromMinor(amount)
  const payment_asset_id = sourceId ?? undefined
  return { id, payment_account, payment_asset_id, from_savings, payment_type, payment_amount }
}
