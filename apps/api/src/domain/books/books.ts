import type { Category } from '@solvent/contracts'
import type { UserTransaction } from '../../storage/database'
import type { InterestBatch } from '../../storage/tables/interest-postings'
import type { EntryKind, JournalLine, StoredAuthor } from '../../storage/tables/journal-table'
import type { LedgerItem } from '../../storage/tables/ledger-items'

/** One person's books on one day, to read: the transaction that the tables ask for, and its day. */
export interface BooksView extends UserTransaction {
  /** The person's calendar date, YYYY-MM-DD. It stays the same until the transaction ends. */
  readonly today: string
  /** The releases of remotes on the page that asks, with commas between them; null where unknown. */
  readonly releases: string | null
  /** Who writes what is written. */
  readonly author: StoredAuthor
  /** This moment as an ISO instant. */
  now(): string
}

/** One person's books, to read and to change. */
export interface Books extends BooksView {
  /**
   * Writes one entry and returns its id. It comes before the change of the balances: it keeps the ledger items as they
   * stand. All of its statements are sent when it is called, so a change that is sent next need not wait for their
   * answers.
   */
  write(entry: NewEntry): Promise<string>
  /** Writes many postings of interest, and with them the balances of their locked debts. */
  writeInterest(batch: InterestBatch): Promise<void>
}

export interface NewEntry {
  /** A new one unless the caller has made it. */
  id?: string
  kind: EntryKind
  lines: readonly JournalLine[]
  /** The rows whose terms the entry changes, makes or deletes. Its undo restores them. */
  items?: readonly LedgerItem[]
  /** Today unless given. */
  occurredOn?: string
  note?: string
  /** Of an expense or income. */
  category?: Category
  /** The entry that this one takes back. */
  reverses?: string
}
