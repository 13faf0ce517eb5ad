import {
  type BodyOf,
  type correctEntry as correctEntryContract,
  type EntryWithNotice,
  isRefund,
} from '@solvent/contracts'
import type { EntryRow } from '../../storage/tables/entries-query'
import { allLiabilities } from '../../storage/tables/liabilities-table'
import { moveReceipt } from '../../storage/tables/receipts-table'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { activeDebts } from './active-debts'
import type { Books } from './books'
import { toEntry } from './entries'
import { learn } from './learned-words'
import { withLimitNotice } from './limit-notice'
import { recordExpense, recordIncome, recordRefund, recordTransfer } from './records'
import { requireEntry } from './require-entry'
import { recordTrade } from './trades'
import { requireWithinLimits, reverseForCorrection } from './undo'
import { requireSharesLeft, requireUndoable } from './undo-rules'
import { inOneTransaction, withBooks } from './with-books'

type Correction = BodyOf<typeof correctEntryContract>

/**
 * Undoes an entry and records one with other values in its place, which takes over its receipt. An expense has a notice
 * if it passes the limit of its category.
 *
 * @throws DomainError `not_found`, `invalid_request` for another kind of entry, `undo_refused`, and the errors of the
 *   record
 */
export function correctEntry(
  services: Services,
  userId: string,
  id: string,
  correction: Correction,
): Promise<EntryWithNotice> {
  return inOneTransaction(services, userId, (within) =>
    withBooks(within, userId, async (books) => {
      const entry = await requireCorrectable(books, id, correction.kind)
      const activeBefore = activeDebts(await allLiabilities(books))
      const replace = () => record({ ...within, corrects: id }, userId, correction)
      // Received money may be spent already, so it is received again before the first receipt is undone.
      const isReceived = correction.kind === 'income' || correction.kind === 'refund'
      const received = isReceived ? await replace() : null
      await reverseForCorrection(books, entry)
      const corrected = received ?? (await replace())
      await requireWithinLimits(books, activeBefore)
      await moveReceipt(books, id, corrected)
      await learnCategory(books, entry, correction)
      return withLimitNotice(books, toEntry(await requireEntry(books, corrected)))
    }),
  )
}

function record(services: Services, userId: string, correction: Correction): Promise<string> {
  switch (correction.kind) {
    case 'expense':
      return recordExpense(services, userId, correction)
    case 'refund':
      return recordRefund(services, userId, correction)
    case 'income':
      return recordIncome(services, userId, correction)
    case 'transfer':
      return recordTransfer(services, userId, correction)
    case 'trade':
      return recordTrade(services, userId, correction)
  }
}

/** The assistant learns a new category for the words of the note. */
async function learnCategory(books: Books, entry: EntryRow, correction: Correction): Promise<void> {
  const { kind } = correction
  if (kind !== 'expense' && kind !== 'income') return
  const { category, note = '' } = correction
  if (category !== undefined && category !== entry.category)
    await learn(books, { kind, note, category, account: null }, books.now())
}

/** A refund is an expense in reverse. */
function correctableKind(entry: EntryRow): string {
  return isRefund(toEntry(entry)) ? 'refund' : entry.kind
}

async function requireCorrectable(books: Books, id: string, kind: Correction['kind']): Promise<EntryRow> {
  const entry = await requireEntry(books, id)
  if (correctableKind(entry) !== kind)
    throw new DomainError('invalid_request', `This entry is not of the kind ${kind}.`)
  requireUndoable(entry, [])
  if (kind === 'trade') await requireSharesLeft(books, entry)
  return entry
}
