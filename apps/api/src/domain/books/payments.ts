import type { BodyOf, Liability, payLiability } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { addedByPayment, type Payment, type PlanLiability, paymentAmount, payoffAmount } from '@solvent/plan'
import { v7 as newId } from 'uuid'
import { pipelined } from '../../storage/pipelined'
import type { JournalLine } from '../../storage/tables/journal-table'
import { type LiabilityRow, lockLiability, updateLiability } from '../../storage/tables/liabilities-table'
import { insertPayment } from '../../storage/tables/payments-table'
import { DomainError } from '../domain-error'
import { afterPayment } from './after-payment'
import type { Books, BooksView } from './books'
import { chargeNote } from './charge-note'
import { toDueLiability, toLiability } from './liability-view'
import { requirePayable } from './payable'
import { lockSource, requireSource, toPaymentSource } from './payment-source'
import { total } from './totals'
import { applyWithdrawals, type Withdrawal, withdraw, withdrawalLines } from './withdrawals'

/** A completed payment. */
export interface CompletedPayment {
  entryId: string
  liability: Liability
  before: LiabilityRow
  /** What the person calls the account that it came from. */
  source: string
  /** Minor units. */
  amount: bigint
}

/** Resolves to a function that returns which part of an amount comes from received money, in minor units. */
type FromReceived = (books: BooksView) => Promise<(amount: bigint) => bigint>

const NOTHING_RECEIVED = Promise.resolve(() => 0n)

/** A payment on the liability with this id. */
export type PaymentOn = Omit<BodyOf<typeof payLiability>, 'scheduled_payment_id'> & Record<'id', string>

/**
 * Takes the money from its source and lowers the liability, all or nothing. A payment that reaches the balance first
 * posts the interest accrued so far, one that is early the lender's charge. The rows stay locked, so concurrent
 * payments never spend the same money.
 *
 * @throws DomainError `not_found`, `already_completed`, `payment_not_positive`, `payment_exceeds_balance`,
 *   `insufficient_funds`, and `invalid_request` if the source is no longer there
 */
export async function pay(
  books: Books,
  { id, ...payment }: PaymentOn,
  fromReceived: FromReceived,
): Promise<CompletedPayment> {
  const { from_savings: fromSavings = false } = payment
  const [before, found, partOf] = await pipelined([
    lockLiability(books, id),
    lockSource(books, toPaymentSource(payment)),
    // Read after the locks, so that concurrent payments never use the same received money.
    fromSavings ? NOTHING_RECEIVED : fromReceived(books),
  ])
  if (!before) throw new DomainError('not_found')
  if (before.remaining === 0n) throw new DomainError('already_completed')
  const { name: source, assets } = requireSource(found)
  const { today } = books
  const debt = toDueLiability(before, today)
  const amount = amountOf(payment, debt, today)
  const remaining = payoffAmount(debt, today)
  const available = total(assets.map(({ value }) => value))
  await requirePayable(books, { amount, remaining, source, available })

  const type = payment.payment_type
  const after = afterPayment(before, debt, { amount, type, on: today })
  const withdrawals = withdraw(assets, amount)
  const posting = addedEntry(id, debt, { amount, type }, today)
  const entryId = newId()
  await pipelined([
    ...(posting ? [books.write(posting)] : []),
    // Saves the state of the liability before the payment.
    books.write({
      id: entryId,
      kind: 'payment',
      lines: paymentLines(id, amount, withdrawals),
      items: [{ kind: 'liability', id }],
    }),
    ...applyWithdrawals(books, withdrawals),
    updateLiability(books, after),
    insertPayment(books, {
      entryId,
      liabilityId: id,
      paymentType: type,
      amount,
      sourceType: payment.payment_account,
      paidOn: today,
      interestEntryId: posting?.id ?? null,
      fromReceived: partOf(amount),
      fromSavings,
    }),
  ])
  return { entryId, liability: toLiability(after, today), before, source, amount }
}

function amountOf(
  { payment_type: type, payment_amount: amount }: Omit<PaymentOn, 'id'>,
  debt: PlanLiability,
  today: string,
): bigint {
  return type === 'partial' ? toMinor(amount ?? 0) : paymentAmount(debt, type, today)
}

/** The entry of the interest and the charge that a payment adds, or null. It comes before the payment's entry. */
function addedEntry(liabilityId: string, debt: PlanLiability, payment: Payment, today: string) {
  const added = addedByPayment(debt, payment, today)
  if (added === 0n) return null
  const lines = [{ accountKind: 'liability' as const, accountId: liabilityId, change: added }]
  return { id: newId(), kind: 'interest' as const, note: chargeNote(debt, payment, today), lines }
}

function paymentLines(
  liabilityId: string,
  amount: bigint,
  withdrawals: readonly Withdrawal[],
): JournalLine[] {
  return [
    ...withdrawalLines(withdrawals),
    { accountKind: 'liability', accountId: liabilityId, change: -amount },
  ]
}
