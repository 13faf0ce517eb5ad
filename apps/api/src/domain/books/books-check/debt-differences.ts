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
import { describeFinding } from './describe-finding'
import { type Difference, difference, MAX_DIFFERENCES, type Wording } from './difference'

/** Entries per piece, so that each blocks the database and this thread only briefly. */
const EVENTS_PER_PAGE = 500

/** Checks the history of every debt. */
export async function debtDifferences(piece: Piece, wording: Wording): Promise<Difference[]> {
  const found: Difference[] = []
  const debts = await piece(debtSizes)
  for (const debtIds of batches(debts, EVENTS_PER_PAGE)) {
    for await (const { walk, debt } of walkDebts(piece, debtIds))
      found.push(...toDifferences(walk, debt, wording))
    if (found.length >= MAX_DIFFERENCES) break
  }
  return found
}

/** Walks through the events of the debts page by page and yields each debt after its last event. */
async function* walkDebts(piece: Piece, debtIds: readonly string[]) {
  let walk = new DebtWalk()
  let after: DebtPlace | null = null
  do {
    const place: DebtPlace | null = after
    const page = { debtIds, after: place, most: EVENTS_PER_PAGE }
    const rows: DebtEventRow[] = await piece((tx) => debtEvents(tx, page))
    for (const row of rows) {
      const event = toDebtEvent(row)
      if (event) walk.add(event)
      if (row.stored === null) continue
      // The stored row is the last event of a debt.
      const stored = toDebtState(row.stored)
      walk.end(stored)
      yield { walk, debt: { id: row.debtId, label: stored ? labelOf(stored) : 'a debt' } }
      walk = new DebtWalk()
    }
    after = rows.length === EVENTS_PER_PAGE ? (rows.at(-1) ?? null) : null
  } while (after)
}

function toDifferences(
  { findings }: DebtWalk,
  debt: { id: string; label: string },
  wording: Wording,
): Difference[] {
  return findings.map((finding) => {
    const about = { accountId: debt.id, entryId: finding.at?.entryId ?? null }
    return difference('debts', describeFinding(finding, debt.label, wording), about)
  })
}
