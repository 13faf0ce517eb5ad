import type { EntryDetails } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import { allAssets } from '../../storage/tables/assets-table'
import { type BankLineRow, bankLinesOf } from '../../storage/tables/bank-lines-table'
import type { EntryRow } from '../../storage/tables/entries-query'
import { balancesBefore } from '../../storage/tables/entry-balances-query'
import { paymentParts } from '../../storage/tables/payment-parts-query'
import { findPayment } from '../../storage/tables/payments-table'
import { findReceipt } from '../../storage/tables/receipts-table'
import { type TradeRow, tradesOfEntries } from '../../storage/tables/trades-table'
import { moneyFor } from '../account/profile'
import type { Services } from '../services'
import type { BooksView } from './books'
import { toDisplayEntry } from './entries'
import { accountsOf } from './entry-accounts'
import { requireEntry } from './require-entry'
import { readBooks } from './with-books'

/**
 * One entry with the balances before and after it, the details of a payment or trade, whether it has a receipt, and
 * what banks wrote about it.
 *
 * @throws DomainError `not_found`
 */
export function readEntry(services: Services, userId: string, id: string): Promise<EntryDetails> {
  return readBooks(services, userId, async (books) => {
    const row = await requireEntry(books, id)
    const [before, payment, trade, receipt, bankLines, assets, money] = await Promise.all([
      balancesBefore(books, id),
      paymentOf(books, row),
      tradeOf(books, row),
      findReceipt(books, id),
      bankLinesOf(books, id),
      allAssets(books),
      moneyFor(books),
    ])
    return {
      ...toDisplayEntry(row, money),
      changes: withBalances(row, before),
      accounts: accountsOf(row, trade, assets),
      payment,
      trade: trade && toTrade(trade),
      ...(receipt && { receipt }),
      ...(bankLines.length > 0 && { bank_lines: bankLines.map(toBankLine) }),
    }
  })
}

/** The changes with the balances before and after each. Two changes of one account apply one after the other. */
function withBalances({ lines }: EntryRow, balances: ReadonlyMap<string, bigint>): EntryDetails['changes'] {
  const current = new Map(balances)
  return lines.map(({ accountKind, accountId, label, change }) => {
    const before = current.get(accountId) ?? 0n
    current.set(accountId, before + change)
    return {
      account_kind: accountKind,
      account_id: accountId,
      label,
      amount: fromMinor(change),
      before: fromMinor(before),
      after: fromMinor(before + change),
    }
  })
}

async function paymentOf(books: BooksView, { id, kind, lines }: EntryRow): Promise<EntryDetails['payment']> {
  const paid = lines.find(({ accountKind }) => accountKind === 'liability')
  if (kind !== 'payment' || !paid) return null
  const [payment, parts] = await Promise.all([
    findPayment(books, id),
    paymentParts(books, paid.accountId, id),
  ])
  if (!payment || !parts) return null
  return {
    payment_type: payment.paymentType,
    principal: fromMinor(parts.principal),
    interest: fromMinor(parts.interest),
  }
}

function toBankLine(row: BankLineRow): NonNullable<EntryDetails['bank_lines']>[number] {
  return {
    file_name: row.fileName,
    booked_on: row.bookedOn,
    value_on: row.valueOn,
    counterparty: row.counterparty,
    text: row.bankText,
    bank_id: row.bankId,
  }
}

type Trade = Omit<TradeRow, 'entryId'>

async function tradeOf(books: BooksView, { id, kind }: EntryRow): Promise<Trade | null> {
  return kind === 'trade' ? ((await tradesOfEntries(books, [id])).get(id) ?? null) : null
}

function toTrade({ side, symbol, quantity, price }: Trade): EntryDetails['trade'] {
  return { side, symbol, quantity, price: fromMinor(price) }
}
