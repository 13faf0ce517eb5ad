import { type DateString, maxOf } from '@solvent/money'
import { owedOn } from './accrual'
import { balanceToKeep, chargeOn, chargeShare, daysToFree } from './early-charge'
import { rankedRate } from './lender-terms'
import type { OwedDebt } from './plan-liability'
import { costOfInstalments, instalmentsDueThisMonth, instalmentsLeft } from './schedule'
import { instalmentAt } from './unpaid-instalments'

/** What is due on a debt this month, and owed; money is in minor units. */
interface DueAndOwed {
  due: bigint
  /** How many instalments are due. */
  dueCount: number
  owed: bigint
}

/**
 * The most that may be paid on a debt beyond what is due this month, in minor units. While the lender charges for that,
 * it includes the charge, and stops where paying more costs more than it saves.
 */
export function mostExtra(debt: OwedDebt, today: DateString): bigint {
  const dueCount = instalmentsDueThisMonth(debt, today)
  const owed = owedOn(debt, today)
  return mostBeyond({ due: costOfInstalments(debt, dueCount, owed), dueCount, owed }, debt, today)
}

/** The same where what is due is known. */
export function mostBeyond({ due, dueCount, owed }: DueAndOwed, debt: OwedDebt, today: DateString): bigint {
  const share = chargeShare(debt, today)
  if (share === 0 || due >= owed) return owed - due
  const keep = balanceToKeep({
    share,
    rateBp: rankedRate(debt, today),
    frequency: debt.frequency,
    instalment: Number(instalmentAt(debt, debt.installmentsPaid + dueCount)),
    left: instalmentsLeft(debt) - dueCount,
    daysToFree: daysToFree(debt, today),
  })
  if (!Number.isFinite(keep)) return 0n
  const principal = maxOf(0n, debt.remaining - due - BigInt(keep))
  return principal + chargeOn(principal, share)
}
