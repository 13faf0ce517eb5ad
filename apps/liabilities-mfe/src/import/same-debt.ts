import { type FileDebt, type Liability, liabilityNaming } from '@solvent/contracts'
import { backToMinor } from '@solvent/money'

/** Why a debt of a file seems to be among the active liabilities, in a sentence; null if it does not. */
export function sameDebtNote(debt: FileDebt, liabilities: readonly Liability[]): string | null {
  const active = liabilities.filter((liability) => !liability.is_completed)
  if (active.some((liability) => isNamed(liability, debt.name)))
    return 'You already have a debt of this name.'
  const { lender, balance } = debt
  const isSame = (liability: Liability) =>
    lender !== null &&
    isNamed(liability, lender) &&
    backToMinor(liability.remaining_amount) === backToMinor(balance)
  return active.some(isSame) ? 'You already have a debt with this lender and balance.' : null
}

function isNamed(liability: Liability, name: string): boolean {
  return liabilityNaming(liability).name.toLowerCase() === name.trim().toLowerCase()
}
