import type { Piece } from '../../../storage/database'
import type { ComparedAccount } from '../../../storage/tables/books-check-accounts'
import { type PaidOnDebt, paidOnDebts } from '../../../storage/tables/books-check-debts'
import { batches } from './batches'
import { type Difference, difference, type Wording } from './difference'

/** Maximum entries per piece, unless a single debt has more. */
const ENTRIES_PER_PIECE = 3000

/** The payments on each of the debts, by id. */
export async function paidOn(
  piece: Piece,
  debts: readonly ComparedAccount[],
): Promise<ReadonlyMap<string, PaidOnDebt>> {
  const paid = new Map<string, PaidOnDebt>()
  for (const ids of batches(debts, ENTRIES_PER_PIECE)) {
    for (const one of await piece((tx) => paidOnDebts(tx, ids))) paid.set(one.debtId, one)
  }
  return paid
}

/** Debts whose payments are not the sum of principal and interest. */
export function paidDifferences(
  debts: readonly ComparedAccount[],
  paid: ReadonlyMap<string, PaidOnDebt>,
  { money }: Wording,
): Difference[] {
  return debts.flatMap(({ id, label }) => {
    const one = paid.get(id)
    if (!one || one.paid === one.principal + one.interest) return []
    const parts = `${money(one.principal)} of principal and ${money(one.interest)} of interest`
    const what = `The payments on ${label} are noted as ${money(one.paid)}, but their entries paid ${parts}.`
    return [difference('payments', what, { accountId: id })]
  })
}
