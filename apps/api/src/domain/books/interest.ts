import { interestPostings } from '@solvent/plan'
import type { UserTransaction } from '../../storage/database'
import {
  type LiabilityRow,
  liabilitiesWithInterest,
  lockLiability,
  updateLiability,
} from '../../storage/tables/liabilities-table'
import type { Clock, Services } from '../services'
import { writeEntry } from './journal'
import { toPlanLiability } from './liability-view'
import { total } from './totals'

/**
 * Adds the interest of every due date that has passed to what is owed, one entry of the journal for each, as if
 * somebody had looked at the books every day. Costs one query when nothing is due.
 *
 * @returns whether anything was due
 */
export async function postDueInterest(tx: UserTransaction, { clock }: Services): Promise<boolean> {
  const today = clock.today()
  const liabilities = await liabilitiesWithInterest(tx, today)
  const due = liabilities.filter((row) => duePostings(row, today).length > 0)
  for (const { id } of due) {
    // Another request may post at the same time: only what the locked row still lacks is posted.
    const locked = await lockLiability(tx, id)
    if (locked) await post(tx, clock, locked)
  }
  return due.length > 0
}

function duePostings(row: LiabilityRow, today: string) {
  return interestPostings(toPlanLiability(row), row.interestPostedThrough, today)
}

async function post(tx: UserTransaction, clock: Clock, row: LiabilityRow): Promise<void> {
  const postings = duePostings(row, clock.today())
  const last = postings.at(-1)
  if (!last) return
  for (const { date, interest } of postings.filter((posting) => posting.interest > 0n)) {
    await writeEntry(tx, clock, {
      kind: 'interest',
      occurredOn: date,
      lines: [{ accountKind: 'liability', accountId: row.id, change: interest }],
    })
  }
  await updateLiability(tx, {
    ...row,
    remaining: row.remaining + total(postings.map(({ interest }) => interest)),
    interestPostedThrough: last.date,
  })
}
