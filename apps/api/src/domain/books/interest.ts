import { interestPostings } from '@solvent/plan'
import {
  type LiabilityRow,
  liabilitiesWithInterest,
  lockLiability,
  updateLiability,
} from '../../storage/tables/liabilities-table'
import type { Books } from './books'
import { toPlanLiability } from './liability-view'
import { total } from './totals'

/**
 * Adds the interest of every due date that has passed to what is owed, one entry of the journal for each, as if
 * somebody had looked at the books every day. Costs one query when nothing is due.
 *
 * @returns whether anything was due
 */
export async function postDueInterest(books: Books): Promise<boolean> {
  const liabilities = await liabilitiesWithInterest(books, books.today)
  const due = liabilities.filter((row) => duePostings(row, books.today).length > 0)
  for (const { id } of due) {
    // Another request may post at the same time: only what the locked row still lacks is posted.
    const locked = await lockLiability(books, id)
    if (locked) await post(books, locked)
  }
  return due.length > 0
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
