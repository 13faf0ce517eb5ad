import type { SpendingFields } from '@solvent/contracts'
import type { UserTransaction } from '../../storage/database'
import type { EntryPart } from '../../storage/tables/entry-parts-table'
import type { InterestBatch } from '../../storage/tables/interest-postings'
import type { EntryKind, JournalLine, StoredAuthor } from '../../storage/tables/journal-table'
import type { LedgerItem } from '../../storage/tables/ledger-items'

/** Read access to one person's books: the transaction that table functions take, and the date. */
export interface BooksView extends UserTransaction {
  /** The person's calendar date, YYYY-MM-DD. Fixed for the whole transaction. */
  readonly today: string
  /** The releases of the remotes on the requesting page, comma-separated; null if unknown. */
  readonly releases: string | null
  /** The author of new entries. */
  readonly author: StoredAuthor
  /** The name of the program that writes them; null for any other author. */
  readonly program: string | null
  /** The undone entry that new entries replace; null outside a correction. */
  readonly corrects: string | null
  /** The current time as an ISO instant. */
  now(): string
}

/** Read and write access to one person's books. */
export interface Books extends BooksView {
  /**
   * Writes one entry and returns its id. Call it before changing balances, because it saves the current state of the
   * ledger items for the undo. It sends all its statements synchronously, so the caller can send the next change
   * without awaiting it.
   */
  write(entry: NewEntry): Promise<string>
  /** Writes a batch of interest postings and updates the balances of their debts. */
  writeInterest(batch: InterestBatch): Promise<void>
}

/** An expense or income to record. */
export type CashFlow = SpendingFields

export interface NewEntry {
  /** Generated if absent. */
  id?: string
  kind: EntryKind
  lines: readonly JournalLine[]
  /** The rows that the entry creates, deletes or changes the terms of. An undo restores them. */
  items?: readonly LedgerItem[]
  /** Defaults to today. */
  occurredOn?: string
  note?: string
  /** For an expense or income. */
  category?: string | undefined
  /** For an expense that is split over several categories. */
  parts?: readonly EntryPart[]
  /** The entry that this one undoes. */
  reverses?: string
  /** Of received money: the part that goes towards debts, in minor units. */
  towardsDebts?: bigint | null
}
