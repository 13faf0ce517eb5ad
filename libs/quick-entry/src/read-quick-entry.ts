import { readMessage } from './message'
import type { QuickEntry, QuickEntryContext } from './quick-entry'
import { readExpense } from './read-expense'
import { readIncome } from './read-income'
import { readPayment } from './read-payment'
import { readTrade } from './read-trade'

/**
 * The one entry that an English message states clearly, or null. It is shy: whatever could mean something else,
 * or has a word too many, is null. Days are counted from `context.today`; it never throws.
 */
export function readQuickEntry(message: string, context: QuickEntryContext): QuickEntry | null {
  const read = readMessage(message, context)
  if (!read) return null
  return (
    readPayment(read, context) ??
    readTrade(read, context) ??
    readIncome(read, context) ??
    readExpense(read, context)
  )
}
