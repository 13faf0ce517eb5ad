import { BOOK_RULES, type BooksCheck, getBooksCheck, type Liability } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { paymentOf, paymentsTo, sumOfChanges } from './entry-details'
import { isCounted } from './filter-entries'
import { balancesOf } from './journal'
import { moneyFor } from './money-for'
import { NOW } from './today'

type Account = BooksCheck['accounts'][number]
type Difference = BooksCheck['differences'][number]

/** Checks that the books add up. Simpler than the real check: it compares only balances and payments. */
export function booksCheckAnswers(books: Books): Answer[] {
  return [
    answer(getBooksCheck, () => {
      const accounts = toAccounts(books)
      const { entries } = books
      return {
        checked_at: NOW,
        entries: entries.length,
        rules: BOOK_RULES.map((rule) => ({
          rule,
          checked: rule === 'balances' ? accounts.length : entries.length,
        })),
        differences: [...balanceDifferences(books, accounts), ...paymentDifferences(books)],
        accounts,
      }
    }),
  ]
}

function toAccounts(books: Books): Account[] {
  const accounts = [...balancesOf(books)].map(([account_id, { account_kind, label, balance }]) => {
    const debt = books.liabilities.find(({ id }) => id === account_id)
    return {
      account_kind,
      account_id,
      label,
      balance: fromMinor(balance),
      sum_of_entries: fromMinor(sumOfChanges(books.entries, account_id)),
      entries: books.entries.filter(({ changes }) =>
        changes.some((change) => change.account_id === account_id),
      ).length,
      debt: debt ? toDebt(books, debt) : null,
    }
  })
  return accounts.sort(
    (a, b) => a.account_kind.localeCompare(b.account_kind) || a.label.localeCompare(b.label),
  )
}

function toDebt(books: Books, debt: Liability): Account['debt'] {
  const parts = paymentsTo(books, debt.id).map((entry) => paymentOf(books, entry))
  const principal = parts.reduce((sum, part) => sum + toMinor(part?.principal ?? 0), 0n)
  const interest = parts.reduce((sum, part) => sum + toMinor(part?.interest ?? 0), 0n)
  return {
    paid: fromMinor(principal + interest),
    interest_paid: fromMinor(interest),
    principal_paid: fromMinor(principal),
    installments_paid: debt.installments_paid,
    installments_total: debt.installments_total,
    scheduled_principal: debt.remaining_amount,
  }
}

function balanceDifferences(books: Books, accounts: readonly Account[]): Difference[] {
  const money = moneyFor(books)
  return accounts
    .filter(({ balance, sum_of_entries }) => balance !== sum_of_entries)
    .map(({ account_id, label, balance, sum_of_entries }) => ({
      rule: 'balances',
      what: `${label} stands at ${money(toMinor(balance))}, and its entries add up to ${money(toMinor(sum_of_entries))}.`,
      advice: 'Look through its entries. If one is missing, record it.',
      account_id,
      entry_id: null,
    }))
}

function paymentDifferences(books: Books): Difference[] {
  const money = moneyFor(books)
  return books.entries.filter(isCounted).flatMap((entry) => {
    const payment = paymentOf(books, entry)
    if (!payment) return []
    const paid = entry.changes
      .filter(({ account_kind }) => account_kind === 'asset')
      .reduce((sum, { amount }) => sum - toMinor(amount), 0n)
    const parts = toMinor(payment.principal) + toMinor(payment.interest)
    if (parts === paid) return []
    const what = `The payment of ${money(paid)} on ${entry.occurred_on} has principal and interest of ${money(parts)}.`
    const advice = 'Undo it and pay again.'
    return [{ rule: 'payments' as const, what, advice, account_id: null, entry_id: entry.id }]
  })
}
