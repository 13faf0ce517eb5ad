import type { Piece } from '../../../storage/database'
import {
  type DebtEventRow,
  type DebtPlace,
  debtEvents,
  debtSizes,
} from '../../../storage/tables/books-check-debts'
import { batches } from './batches'
import { toDebtEvent } from './debt-event'
import { labelOf, toDebtState } from './debt-state'
import { DebtWalk } from './debt-walk'
import { findingInWords } from './debt-words'
import { type Difference, difference, MOST_DIFFERENCES, type Wording } from './difference'

/** Entries in one piece: a moment of the database, and of this thread. */
const EVENTS_AT_ONCE = 500

/** Goes through what happened to every debt. */
export async function debtDifferences(piece: Piece, wording: Wording): Promise<Difference[]> {
  const found: Difference[] = []
  const debts = await piece(debtSizes)
  for (const debtIds of batches(debts, EVENTS_AT_ONCE)) {
    for await (const { walk, debt } of walked(piece, debtIds)) found.push(...inWords(walk, debt, wording))
    if (found.length >= MOST_DIFFERENCES) break
  }
  return found
}

/** Each of the debts when all that happened to it has been gone through, page by page. */
async function* walked(piece: Piece, debtIds: readonly string[]) {
  let walk = new DebtWalk()
  let after: DebtPlace | null = null
  do {
    const place: DebtPlace | null = after
    const page = { debtIds, after: place, most: EVENTS_AT_ONCE }
    const rows: DebtEventRow[] = await piece((tx) => debtEvents(tx, page))
    for (const row of rows) {
      const event = toDebtEvent(row)
      if (event) walk.add(event)
      if (row.stored === null) continue
      // What is stored comes last.
      const stored = toDebtState(row.stored)
      walk.end(stored)
      yield { walk, debt: { id: row.debtId, label: stored ? labelOf(stored) : 'a debt' } }
      walk = new DebtWalk()
    }
    after = rows.length === EVENTS_AT_ONCE ? (rows.at(-1) ?? null) : null
  } while (after)
}

function inWords(
  { findings }: DebtWalk,
  debt: { id: string; label: string },
  wording: Wording,
): Difference[] {
  return findings.map((finding) => {
    const about = { accountId: debt.id, entryId: finding.at?.entryId ?? null }
    return difference('debts', findingInWords(finding, debt.label, wording), about)
  })
}
