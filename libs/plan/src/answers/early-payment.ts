import type { Liability } from '@solvent/contracts'
import { type DateString, fromMinor } from '@solvent/money'
import { chargePercent, chargeShare } from '../early-charge'
import { dueThisMonth } from '../payoff'
import type { OwedDebt } from '../plan-liability'
import { isActive } from '../schedule'

/** What the lender charges today for paying early; null if nothing, or nothing is owed. */
export function earlyPaymentOf(debt: OwedDebt, today: DateString): Liability['early_payment'] {
  const share = chargeShare(debt, today)
  if (share === 0 || !isActive(debt)) return null
  return { free_amount: fromMinor(dueThisMonth(debt, today)), percent: chargePercent(share) }
}
