import { formatMinor } from '@solvent/money'
import { countInterestPostings, type InterestPosting, interestPostings } from '@solvent/plan'
import { v7 as newId } from 'uuid'
import type { Database } from '../../storage/database'
import type { InterestBatch } from '../../storage/tables/interest-postings'
import { type LiabilityRow, liabilitiesWithInterest } from '../../storage/tables/liabilities-table'
import type { Books, BooksView } from './books'
import { toPlanLiability } from './liability-view'
import { total } from './totals'

/** Postings per transaction. They take a few milliseconds, for which the embedded engine blocks other transactions. */
const MAX_POSTINGS_PER_TRANSACTION = 32
/** Where nothing waits for them, fewer and larger transactions take half of the processor time. */
const MAX_POSTINGS_SIDE_BY_SIDE = 128

/** A debt with interest to post. */
export interface DueInterest {
  row: LiabilityRow
  /** Due dates that have passed since the last posting. */
  postings: number
}

/** The debts with interest to post for past due dates. Takes a single query. */
export async function dueInterest(books: BooksView): Promise<DueInterest[]> {
  const liabilities = await liabilitiesWithInterest(books, books.today)
  return liabilities
    .map((row) => ({
      row,
      postings: countInterestPostings(toPlanLiability(row), row.interestPostedThrough, books.today),
    }))
    .filter(({ postings }) => postings > 0)
}

/** Whether one transaction can post all of it. */
export function fitsOneTransaction(due: readonly DueInterest[]): boolean {
  return countDuePostings(due) <= MAX_POSTINGS_PER_TRANSACTION
}

export function countDuePostings(due: readonly DueInterest[]): number {
  return due.reduce((sum, { postings }) => sum + postings, 0)
}

/** The number of postings per transaction of a backlog. */
export function postingsPerTransaction({ isSerial }: Pick<Database, 'isSerial'>): number {
  return isSerial ? MAX_POSTINGS_PER_TRANSACTION : MAX_POSTINGS_SIDE_BY_SIDE
}

/** Posts the interest of past due dates in the books' own transaction. */
export async function postInterest(books: Books, due: readonly DueInterest[]): Promise<void> {
  for (const batch of interestBatches(due, books.today)) await books.writeInterest(batch)
}

/**
 * The interest to post on these debts, one journal entry for each due date, as if the books had been opened every day.
 * In the order of the debts.
 *
 * @param today the person's date
 * @param size the most postings in a batch
 */
export function* interestBatches(
  due: readonly DueInterest[],
  today: string,
  size = MAX_POSTINGS_PER_TRANSACTION,
): Generator<InterestBatch> {
  let batch: Batch = { entries: [], debts: [] }
  let capacity = size
  for (const { row } of due) {
    const postings = interestPostings(toPlanLiability(row), row.interestPostedThrough, today)
    for (let next = 0, since = row.interestPostedThrough; next < postings.length; ) {
      const taken = postings.slice(next, next + capacity)
      const postedThrough = taken.at(-1)?.date ?? since
      batch.entries.push(...taken.flatMap((posting) => toEntry(row, posting)))
      const { minimum = null, statement = null } =
        taken.findLast((posting) => posting.minimum !== undefined) ?? {}
      const interest = sumOf(taken)
      batch.debts.push({ liabilityId: row.id, since, postedThrough, interest, minimum, statement })
      since = postedThrough
      next += taken.length
      capacity -= taken.length
      if (capacity > 0) continue
      yield batch
      batch = { entries: [], debts: [] }
      capacity = size
    }
  }
  if (batch.debts.length > 0) yield batch
}

interface Batch {
  entries: InterestBatch['entries'][number][]
  debts: InterestBatch['debts'][number][]
}

function sumOf(postings: readonly InterestPosting[]): bigint {
  return total(postings.map(({ interest }) => interest))
}

/** Interest that rounds to 0 has no entry. */
function toEntry(row: LiabilityRow, { date, interest, fees = 0n }: InterestPosting) {
  const note = fees === 0n ? '' : `Includes ${formatMinor(fees)} in fees`
  return interest === 0n ? [] : [{ id: newId(), liabilityId: row.id, occurredOn: date, interest, note }]
}
