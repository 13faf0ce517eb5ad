import { MAX_ACTIVE_DEBTS } from '@solvent/contracts'
import type { LiabilityRow } from '../../storage/tables/liabilities-table'
import { DomainError } from '../domain-error'

type DebtBalance = Pick<LiabilityRow, 'remaining'>

/**
 * Refuses a debt beyond the limit, which exists because every plan computes all active debts.
 *
 * @throws DomainError `too_many_debts`
 */
export function requireRoomForDebt(debt: DebtBalance, others: readonly DebtBalance[]): void {
  if (debt.remaining > 0n && activeDebts(others) >= MAX_ACTIVE_DEBTS) throw new DomainError('too_many_debts')
}

/** The number of debts that are not paid off. */
export function activeDebts(debts: readonly DebtBalance[]): number {
  return debts.filter(({ remaining }) => remaining > 0n).length
}
