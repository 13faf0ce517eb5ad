import {
  addLiability,
  type BodyOf,
  deleteLiability,
  downloadSchedule,
  FALLBACK_LIABILITY_TYPES,
  getPaymentEffect,
  getSchedule,
  type Liability,
  listLiabilities,
  listLiabilityTypes,
  payLiability,
  paymentRefusal,
  updateLiability,
} from '@solvent/contracts'
import { fromMinor, maxOf, minOf, toMinor } from '@solvent/money'
import { effectOfExtra } from '@solvent/plan/answers'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { closedDebt } from './closed-debt'
import { lastEntry, record } from './journal'
import { openingOf, toLiability, withRemaining } from './liability-terms'
import { moneyFor } from './money-for'
import { balanceOf, type FakeSource, sourceName, takeFrom } from './payment-sources'
import { toPlanInputs } from './plan-inputs'
import { toPlannedLiability } from './planned-liability'
import { Refusal } from './refusal'
import { requireScheduled } from './require-scheduled'
import { toSchedule } from './schedule'

/** Liabilities and their payments. */
export function liabilityAnswers(books: Books): Answer[] {
  return [
    answer(listLiabilities, () => ({ liabilities: books.liabilities })),
    answer(listLiabilityTypes, () => ({ liability_types: [...FALLBACK_LIABILITY_TYPES] })),
    answer(addLiability, ({ body }) => {
      const added = toLiability(books.nextId(), body, 0)
      record(books, 'opening', () => books.liabilities.push(added))
      return added
    }),
    answer(updateLiability, ({ params, body }) => {
      const before = find(books, params.id)
      const edited = toLiability(before.id, editedTerms(before, body), 0)
      const paid = openingOf(before) - toMinor(before.remaining_amount)
      return record(books, 'adjustment', () =>
        replace(books, withRemaining(edited, maxOf(0n, openingOf(edited) - paid))),
      )
    }),
    answer(payLiability, ({ params, body }) => {
      const before = find(books, params.id)
      if (before.is_completed) throw new Refusal('already_completed')
      const scheduledId = body.scheduled_payment_id
      if (scheduledId) requireScheduled(books, scheduledId)
      const amount = amountOf(before, body)
      const source = { type: body.payment_account, assetId: body.payment_asset_id }
      refuseUnlessPayable(books, before, amount, source)
      const paid = record(books, 'payment', () => {
        takeFrom(books, source, amount)
        return replace(books, withRemaining(before, owedAfter(before, amount)))
      })
      books.scheduled = books.scheduled.filter(({ id }) => id !== scheduledId)
      const { id } = lastEntry(books)
      if (body.from_savings) books.paidFromSavings.add(id)
      books.paid.set(id, { before: toPlannedLiability(before), amount: fromMinor(amount) })
      return { ...paid, entry_id: id, closed: closedDebt(before, amount, books.liabilities) }
    }),
    answer(getPaymentEffect, ({ params }) => {
      const paid = books.paid.get(params.id)
      if (!paid) throw new Refusal('not_found')
      return { effect: effectOfExtra({ inputs: toPlanInputs(books), ...books.planSettings }, paid) }
    }),
    answer(deleteLiability, ({ params }) => {
      const found = find(books, params.id)
      const remove = () => {
        books.liabilities = books.liabilities.filter((liability) => liability !== found)
      }
      record(books, 'adjustment', remove, 'deleted')
      return { entry_id: lastEntry(books).id }
    }),
    answer(getSchedule, ({ params }) => toSchedule(find(books, params.id))),
    answer(downloadSchedule, ({ params }) => JSON.stringify(toSchedule(find(books, params.id)))),
  ]
}

/** The edited terms; values at entry that are left out stay as they were. */
function editedTerms(before: Liability, { total_amount, ...terms }: BodyOf<typeof updateLiability>) {
  return {
    installments_paid: before.installments_paid_at_entry,
    remaining_amount: before.remaining_amount_at_entry,
    installment_amount: before.lender_installment_amount,
    lender_terms: before.lender_terms,
    credit_limit: before.credit_limit,
    ...terms,
    liability_amount: total_amount,
  }
}

export function find(books: Books, liabilityId: string): Liability {
  const found = books.liabilities.find(({ id }) => id === liabilityId)
  if (!found) throw new Refusal('not_found')
  return found
}

function replace(books: Books, changed: Liability): Liability {
  books.liabilities = books.liabilities.map((liability) =>
    liability.id === changed.id ? changed : liability,
  )
  return changed
}

/** What is still owed, in minor units; an amount that reaches the balance also pays the accrued interest. */
function owedAfter({ remaining_amount, payoff_amount }: Liability, amount: bigint): bigint {
  const remaining = toMinor(remaining_amount)
  return (amount < remaining ? remaining : toMinor(payoff_amount)) - amount
}

/** The amount of a payment, in minor units. */
export function amountOf(
  liability: Liability,
  { payment_type, payment_amount = 0 }: Omit<BodyOf<typeof payLiability>, 'scheduled_payment_id'>,
): bigint {
  const payoff = toMinor(liability.payoff_amount)
  if (payment_type === 'full') return payoff
  if (payment_type === 'installment') return minOf(toMinor(liability.installment_amount), payoff)
  return toMinor(payment_amount)
}

function refuseUnlessPayable(books: Books, liability: Liability, amount: bigint, source: FakeSource): void {
  const refusal = paymentRefusal({
    amount,
    remaining: toMinor(liability.payoff_amount),
    source: sourceName(books, source),
    available: balanceOf(books, source),
    money: moneyFor(books),
  })
  if (refusal) throw new Refusal(refusal.code, refusal.message)
}
