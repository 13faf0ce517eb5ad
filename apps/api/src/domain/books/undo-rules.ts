import type { EntryRow } from '../../storage/tables/entries-query'
import type { BeforeImage } from '../../storage/tables/entry-images-table'
import { type LaterEntry, laterEntry } from '../../storage/tables/later-entries'
import { purchaseOf, sharesOf } from '../../storage/tables/trades-table'
import { DomainError } from '../domain-error'
import type { Books } from './books'
import { DELETED } from './journal'

/** Kinds that change more than balances, so that their undo needs a before image. */
const NEEDS_BEFORE_IMAGE: readonly string[] = ['opening', 'adjustment', 'payment', 'received']

export function refused(reason: string): DomainError {
  return new DomainError('undo_refused', reason)
}

/** @throws DomainError `undo_refused` for an entry that can never be taken back, or not again */
export function requireUndoable({ kind, reversedBy }: EntryRow, images: readonly BeforeImage[]): void {
  if (reversedBy !== null) throw refused('This is already undone.')
  if (kind === 'reversal') throw refused('An undo cannot be undone. Enter the change again instead.')
  if (kind === 'interest') throw refused('Interest follows from the terms and cannot be undone.')
  if (NEEDS_BEFORE_IMAGE.includes(kind) && images.length === 0) {
    throw refused('This was entered before changes could be undone.')
  }
}

/**
 * Terms are restored as they were, so whoever changed them since is undone first, the newest first. Later changes
 * of a balance alone do not matter, except to something that would be gone.
 *
 * @throws DomainError `undo_refused` that names the entry to undo first
 */
export async function requireNothingBuiltUpon(
  books: Books,
  entry: EntryRow,
  images: readonly BeforeImage[],
): Promise<void> {
  const later = await laterEntry(books, entry.id, {
    terms: [...images.map(({ id }) => id), ...entry.lines.map(({ accountId }) => accountId)],
    anything: images.filter(({ isMade }) => isMade).map(({ id }) => id),
  })
  if (later?.kind === 'interest') {
    throw refused(`Interest was added on ${later.occurredOn}, so this can only be deleted.`)
  }
  if (later) throw refused(`Undo the later ${nameOf(later)} of ${later.occurredOn} first.`)
}

/**
 * Shares that were sold must have been bought.
 *
 * @throws DomainError `undo_refused` when more shares are sold than the other purchases brought
 */
export async function requireSharesLeft(books: Books, { id }: EntryRow): Promise<void> {
  const bought = await purchaseOf(books, id)
  if (bought === null || bought.shares <= (await sharesOf(books, bought.assetId))) return
  throw refused(`Shares of ${bought.symbol} from this purchase are sold. Undo the sale first.`)
}

function nameOf({ kind, note }: LaterEntry): string {
  if (kind === 'adjustment') return note === DELETED ? 'deletion' : 'edit'
  return kind === 'received' ? 'receipt' : kind
}
