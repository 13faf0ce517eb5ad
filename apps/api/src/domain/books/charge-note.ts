import { formatMinor } from '@solvent/money'
import { chargeOfPayment, type Payment, type PlanLiability } from '@solvent/plan'

/** The note of the entry of what a payment adds to a debt: how much of it is the charge for paying early. */
export function chargeNote(debt: PlanLiability, payment: Payment, today: string): string {
  const charge = chargeOfPayment(debt, payment, today)
  return charge === 0n ? '' : `Includes ${formatMinor(charge)} for paying early`
}
