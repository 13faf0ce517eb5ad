import { DELETED_NOTE } from '@solvent/contracts'
import type { EntryRow } from '../../storage/tables/entries-query'
import type { BeforeImage } from '../../storage/tables/entry-images-table'
import type { JournalLine } from '../../storage/tables/journal-table'
import { type LaterEntry, laterEntry } from '../../storage/tables/later-entries'
import type { LedgerItemState } from '../../storage/tables/ledger-items'
import { purchaseOf, sharesOf } from '../../storage/tables/trades-table'
import { DomainError } from '../domain-error'
import type { Books } from './books'

/** Kinds that change more than balances, so their undo needs a before image. */
const NEEDS_BEFORE_IMAGE: readonly string[] = ['opening', 'adjustment', 'payment', 'received', 'refinancing']

export function undoRefused(reason: string): DomainError {
  return new DomainError('undo_refused', reason)
}

/** @throws DomainError `undo_refused` for an entry that cannot be undone or is already undone */
export function requireUndoable({ kind, reversedBy }: EntryRow, images: readonly BeforeImage[]): void {
  if (reversedBy !== null) throw undoRefused('This has already been undone.')
  if (kind === 'reversal') throw undoRefused('You cannot undo an undo. Enter the change again instead.')
  if (kind === 'interest') throw undoRefused('Interest is added automatically and cannot be undone.')
  if (NEEDS_BEFORE_IMAGE.includes(kind) && images.length === 0) {
    throw undoRefused('This entry is too old to be undone.')
  }
}

/**
 * An undo restores the terms before the entry, so later changes of them must be undone first, the newest first. Later
 * changes of a balance alone do not matter, unless the undo deletes the item.
 *
 * @throws DomainError `undo_refused` with the entry to undo first
 */
export async function requireNoLaterChange(
  books: Books,
  entry: EntryRow,
  images: readonly BeforeImage[],
): Promise<void> {
  const later = await laterEntry(books, entry.id, {
    terms: [
      ...images.map(({ id }) => id),
      ...entry.lines.filter(dependsOnTerms(entry)).map(({ accountId }) => accountId),
    ],
    anything: images.filter(({ isMade }) => isMade).map(({ id }) => id),
  })
  if (later?.kind === 'interest') {
    throw undoRefused(`Interest was added on ${later.occurredOn}, so this can only be deleted.`)
  }
  if (later) throw undoRefused(`Undo the later ${nameOf(later)} of ${later.occurredOn} first.`)
}

/** Whether later terms of its item prevent the undo of a line. An expense on a card only changes what is due. */
function dependsOnTerms({ kind }: EntryRow): (line: JournalLine) => boolean {
  return ({ accountKind }) => !(kind === 'expense' && accountKind === 'liability')
}

/** @throws DomainError `undo_refused` if an asset or liability whose balance would change is deleted */
export function requireNotDeleted({ label, isDeleted }: LedgerItemState): void {
  if (isDeleted) throw undoRefused(`${label} has been deleted. Undo the deletion first.`)
}

/**
 * Refuses to undo the purchase of shares that have been sold.
 *
 * @throws DomainError `undo_refused` if more shares are sold than the other purchases cover
 */
export async function requireSharesLeft(books: Books, { id }: EntryRow): Promise<void> {
  const bought = await purchaseOf(books, id)
  if (bought === null || bought.shares <= (await sharesOf(books, bought.assetId))) return
  throw undoRefused(`Shares of ${bought.symbol} from this purchase are sold. Undo the sale first.`)
}

function nameOf({ kind, note }: LaterEntry): string {
  if (kind === 'adjustment') return note === DELETED_NOTE ? 'deletion' : 'edit'
  return kind === 'received' ? 'receipt' : kind
}
