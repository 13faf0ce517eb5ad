import { MOST_ACTIVE_DEBTS } from '@solvent/contracts'
import type { LiabilityRow } from '../../storage/tables/liabilities-table'
import { DomainError } from '../domain-error'

type Owed = Pick<LiabilityRow, 'remaining'>

/**
 * Refuses a debt that would be one too many, because every plan takes all of them into account.
 *
 * @throws DomainError `too_many_debts`
 */
export function requireRoomForDebt(debt: Owed, others: readonly Owed[]): void {
  if (debt.remaining > 0n && activeDebts(others) >= MOST_ACTIVE_DEBTS) throw new DomainError('too_many_debts')
}

/** How many debts something is still owed on. */
export function activeDebts(debts: readonly Owed[]): number {
  return debts.filter(({ remaining }) => remaining > 0n).length
}
