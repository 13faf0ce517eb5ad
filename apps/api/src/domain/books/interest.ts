import { countInterestPostings, type InterestPosting, interestPostings } from '@solvent/plan'
import { v7 as newId } from 'uuid'
import type { InterestBatch } from '../../storage/tables/interest-postings'
import { type LiabilityRow, liabilitiesWithInterest } from '../../storage/tables/liabilities-table'
import type { BooksView } from './books'
import { toPlanLiability } from './liability-view'
import { total } from './totals'

/** Postings of one transaction: a few milliseconds, for which others wait where the engine does one thing at a time. */
const POSTINGS_AT_ONCE = 32

/** A debt whose interest is not all in the books yet. */
export interface DueInterest {
  row: LiabilityRow
  /** How many due dates have passed. */
  postings: number
}

/** The debts with a due date that has passed whose interest is not in the books yet. One query, and no more. */
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
export function isLittle(due: readonly DueInterest[]): boolean {
  return due.reduce((sum, { postings }) => sum + postings, 0) <= POSTINGS_AT_ONCE
}

/**
 * What is to be added to what is owed on these debts, one entry of the journal for each due date, as if somebody had
 * looked at the books every day: in the order of the debts, `POSTINGS_AT_ONCE` at most in a batch.
 *
 * @param today the person's day
 */
export function* interestBatches(due: readonly DueInterest[], today: string): Generator<InterestBatch> {
  let batch: Batch = { entries: [], debts: [] }
  let room = POSTINGS_AT_ONCE
  for (const { row } of due) {
    const postings = interestPostings(toPlanLiability(row), row.interestPostedThrough, today)
    for (let next = 0, since = row.interestPostedThrough; next < postings.length; ) {
      const taken = postings.slice(next, next + room)
      const postedThrough = taken.at(-1)?.date ?? since
      batch.entries.push(...taken.flatMap((posting) => toEntry(row, posting)))
      batch.debts.push({ liabilityId: row.id, since, postedThrough, interest: sumOf(taken) })
      since = postedThrough
      next += taken.length
      room -= taken.length
      if (room > 0) continue
      yield batch
      batch = { entries: [], debts: [] }
      room = POSTINGS_AT_ONCE
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

/** A very small balance costs nothing on a date, which is no entry. */
function toEntry(row: LiabilityRow, { date, interest }: InterestPosting) {
  return interest === 0n ? [] : [{ id: newId(), liabilityId: row.id, occurredOn: date, interest }]
}
