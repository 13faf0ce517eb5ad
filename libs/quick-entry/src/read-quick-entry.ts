import { readMessage } from './message'
import type { QuickEntry, QuickEntryContext } from './quick-entry'
import { readExpense } from './read-expense'
import { readIncome } from './read-income'
import { readPayment } from './read-payment'
import { readTrade } from './read-trade'

/**
 * The entry that an English message clearly states, or null. It is conservative: a message that is ambiguous or has
 * extra words gives null. Days are relative to `context.today`. Never throws.
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
