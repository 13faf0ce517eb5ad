import { interestPostings } from '@solvent/plan'
import {
  type LiabilityRow,
  liabilitiesWithInterest,
  lockLiability,
  updateLiability,
} from '../../storage/tables/liabilities-table'
import type { Books, BooksView } from './books'
import { toPlanLiability } from './liability-view'
import { total } from './totals'

/** Whether a due date has passed whose interest is not in the books yet. */
export async function isInterestDue(books: BooksView): Promise<boolean> {
  return (await liabilitiesWithDueInterest(books)).length > 0
}

/**
 * Adds the interest of every due date that has passed to what is owed, one entry of the journal for each, as if
 * somebody had looked at the books every day. Costs one query when nothing is due.
 */
export async function postDueInterest(books: Books): Promise<void> {
  for (const { id } of await liabilitiesWithDueInterest(books)) {
    // Another request may post at the same time: only what the locked row still lacks is posted.
    const locked = await lockLiability(books, id)
    if (locked) await post(books, locked)
  }
}

async function liabilitiesWithDueInterest(books: BooksView): Promise<LiabilityRow[]> {
  const liabilities = await liabilitiesWithInterest(books, books.today)
  return liabilities.filter((row) => duePostings(row, books.today).length > 0)
}

function duePostings(row: LiabilityRow, today: string) {
  return interestPostings(toPlanLiability(row), row.interestPostedThrough, today)
}

async function post(books: Books, row: LiabilityRow): Promise<void> {
  const postings = duePostings(row, books.today)
  const last = postings.at(-1)
  if (!last) return
  for (const { date, interest } of postings.filter((posting) => posting.interest > 0n)) {
    await books.write({
      kind: 'interest',
      occurredOn: date,
      lines: [{ accountKind: 'liability', accountId: row.id, change: interest }],
    })
  }
  await updateLiability(books, {
    ...row,
    remaining: row.remaining + total(postings.map(({ interest }) => interest)),
    interestPostedThrough: last.date,
    // A new quarter or year has begun, in which nothing is paid yet.
    accrual: null,
  })
}
