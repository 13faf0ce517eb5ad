import { type Entry, type EntryDetails, isRefund } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import type { Books } from './books'
import { isCounted } from './filter-entries'
import { balancesOf } from './journal'

/** By how much the entries changed an asset or liability, in minor units. */
export function sumOfChanges(entries: readonly Entry[], accountId: string): bigint {
  return entries
    .flatMap(({ changes }) => changes)
    .reduce((sum, { account_id, amount }) => (account_id === accountId ? sum + toMinor(amount) : sum), 0n)
}

/** An entry with its details. */
export function toDetails(books: Books, entry: Entry): EntryDetails {
  const later = books.entries.slice(books.entries.indexOf(entry) + 1)
  const now = balancesOf(books)
  const changes = entry.changes.map((change) => {
    const after = (now.get(change.account_id)?.balance ?? 0n) - sumOfChanges(later, change.account_id)
    return { ...change, before: fromMinor(after - toMinor(change.amount)), after: fromMinor(after) }
  })
  const nameOf = (matches: (amount: number) => boolean) =>
    entry.changes.find(({ amount }) => matches(amount))?.label ?? null
  const isExpense = entry.kind === 'expense' && !isRefund(entry)
  const accounts = {
    from: nameOf((amount) => isExpense || amount < 0),
    to: nameOf((amount) => !isExpense && amount > 0),
  }
  const found = books.receipts.get(entry.id)
  return {
    ...entry,
    changes,
    accounts,
    payment: paymentOf(books, entry),
    trade: tradeOf(books, entry),
    ...(found && { receipt: { media_type: found.media_type, size: found.bytes.length } }),
  }
}

/** Principal and interest of a payment. Simpler than the real books: a payment made today is all principal. */
export function paymentOf({ details }: Books, entry: Entry): EntryDetails['payment'] {
  if (entry.kind !== 'payment') return null
  const recorded = details.get(entry.id)?.payment
  if (recorded) return recorded
  const owed = entry.changes.filter(({ account_kind }) => account_kind === 'liability')
  const principal = owed.reduce((sum, { amount }) => sum - toMinor(amount), 0n)
  return { payment_type: 'partial', principal: fromMinor(principal), interest: 0 }
}

function tradeOf({ details }: Books, { id }: Entry): EntryDetails['trade'] {
  return details.get(id)?.trade ?? null
}

/** The payments to a debt, without those that were undone. */
export function paymentsTo({ entries }: Books, accountId: string): Entry[] {
  return entries.filter(
    (entry) =>
      entry.kind === 'payment' &&
      isCounted(entry) &&
      entry.changes.some(({ account_id }) => account_id === accountId),
  )
}
