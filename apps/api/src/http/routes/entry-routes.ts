import {
  attachReceipt,
  changeEntry,
  correctEntry,
  deleteReceipt,
  downloadMonths,
  getBooksCheck,
  getEntry,
  getEntrySummary,
  getMonth,
  getNetWorth,
  getReceipt,
  listEntries,
  recordExpense,
  recordIncome,
  recordRefund,
  recordTrade,
  recordTransfer,
  setLimit,
  undoEntry,
} from '@solvent/contracts'
import { readBooksCheck } from '../../domain/books/books-check/read-books-check'
import { changeEntry as change } from '../../domain/books/change-entry'
import { correctEntry as correct } from '../../domain/books/correct-entry'
import { listEntries as entriesOf } from '../../domain/books/entries'
import { readEntry } from '../../domain/books/entry-details'
import { summarizeEntries } from '../../domain/books/entry-summary'
import { setLimit as limit } from '../../domain/books/limits'
import { monthsFile, readMonth } from '../../domain/books/months'
import { netWorthHistory } from '../../domain/books/net-worth'
import {
  attachReceipt as attach,
  readReceipt,
  deleteReceipt as removeReceipt,
} from '../../domain/books/receipts'
import { recordedEntry } from '../../domain/books/recorded-entry'
import { recordedExpense } from '../../domain/books/recorded-expense'
import {
  recordIncome as income,
  recordRefund as refund,
  recordTransfer as transfer,
} from '../../domain/books/records'
import { recordTrade as trade } from '../../domain/books/trades'
import { undoEntry as undo } from '../../domain/books/undo'
import type { Handle } from '../handle'

export function entryRoutes(handle: Handle): void {
  handle(listEntries, ({ services, userId, query }) => entriesOf(services, userId, query))

  handle(getEntrySummary, ({ services, userId, query }) => summarizeEntries(services, userId, query))

  handle(getMonth, ({ services, userId, query }) => readMonth(services, userId, query.month))

  handle(downloadMonths, ({ services, userId }) => monthsFile(services, userId))

  handle(setLimit, async ({ services, userId, body }) => {
    await limit(services, userId, body)
    return { message: body.amount === null ? 'Limit removed.' : 'Limit saved.' }
  })

  handle(getEntry, ({ services, userId, params }) => readEntry(services, userId, params.id))

  handle(changeEntry, ({ services, userId, params, body }) => change(services, userId, params.id, body))

  handle(recordExpense, ({ services, userId, body }) => recordedExpense(services, userId, body))

  handle(recordIncome, ({ services, userId, body }) => recordedEntry(services, userId, income, body))

  handle(recordRefund, ({ services, userId, body }) => recordedEntry(services, userId, refund, body))

  handle(recordTrade, ({ services, userId, body }) => recordedEntry(services, userId, trade, body))

  handle(recordTransfer, ({ services, userId, body }) => recordedEntry(services, userId, transfer, body))

  handle(correctEntry, ({ services, userId, params, body }) => correct(services, userId, params.id, body))

  handle(attachReceipt, ({ services, userId, params, body }) =>
    attach(services, userId, params.id, body.picture),
  )

  handle(getReceipt, ({ services, userId, params }) => readReceipt(services, userId, params.id))

  handle(deleteReceipt, async ({ services, userId, params }) => {
    await removeReceipt(services, userId, params.id)
    return { message: 'Receipt removed.' }
  })

  handle(undoEntry, ({ services, userId, params }) => undo(services, userId, params.id))

  handle(getBooksCheck, ({ services, userId }) => readBooksCheck(services, userId))

  handle(getNetWorth, ({ services, userId, query }) => netWorthHistory(services, userId, query))
}
