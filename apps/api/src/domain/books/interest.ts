import { countInterestPostings, type InterestPosting, interestPostings } from '@solvent/plan'
import { v7 as newId } from 'uuid'
import {
  type LiabilityRow,
  liabilitiesWithInterest,
  lockLiabilities,
} from '../../storage/tables/liabilities-table'
import type { Books, BooksView } from './books'
import { toPlanLiability } from './liability-view'
import { total } from './totals'

/** Postings of one transaction: a few milliseconds, for which others wait where the engine does one thing at a time. */
export const POSTINGS_AT_ONCE = 60

/** A debt whose interest is not all in the books yet. */
export interface DueInterest {
  liabilityId: string
  /** How many due dates have passed. */
  postings: number
}

/** The debts with a due date that has passed whose interest is not in the books yet. One query, and no more. */
export async function dueInterest(books: BooksView): Promise<DueInterest[]> {
  const liabilities = await liabilitiesWithInterest(books, books.today)
  return liabilities
    .map((row) => ({
      liabilityId: row.id,
      postings: countInterestPostings(toPlanLiability(row), row.interestPostedThrough, books.today),
    }))
    .filter(({ postings }) => postings > 0)
}

/** Whether one transaction can post all of it. */
export function isLittle(due: readonly DueInterest[]): boolean {
  return due.reduce((sum, { postings }) => sum + postings, 0) <= POSTINGS_AT_ONCE
}

/**
 * Adds the interest of due dates that have passed to what is owed on these debts, one entry of the journal for each
 * date, as if somebody had looked at the books every day: of `POSTINGS_AT_ONCE` at most, in the order of the ids.
 */
export async function postInterest(books: Books, due: readonly DueInterest[]): Promise<void> {
  const found: { row: LiabilityRow; postings: InterestPosting[] }[] = []
  const ids = due.map(({ liabilityId }) => liabilityId)
  let room = POSTINGS_AT_ONCE
  // Another request may post at the same time: only what the locked rows still lack is posted.
  for (const row of await lockLiabilities(books, ids)) {
    const postings = interestPostings(toPlanLiability(row), row.interestPostedThrough, books.today, room)
    room -= postings.length
    if (postings.length > 0) found.push({ row, postings })
  }
  if (found.length === 0) return
  await books.writeInterest({
    entries: found.flatMap(({ row, postings }) => postings.flatMap((posting) => toEntry(row, posting))),
    debts: found.map(({ row, postings }) => ({
      liabilityId: row.id,
      interest: total(postings.map(({ interest }) => interest)),
      postedThrough: postings.at(-1)?.date ?? row.interestPostedThrough,
    })),
  })
}

/** A very small balance costs nothing on a date, which is no entry. */
function toEntry(row: LiabilityRow, { date, interest }: InterestPosting) {
  return interest === 0n ? [] : [{ id: newId(), liabilityId: row.id, occurredOn: date, interest }]
}
