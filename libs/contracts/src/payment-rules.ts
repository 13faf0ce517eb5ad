import { errorCatalogue } from './error-catalogue'

/** A payment that is asked for. All amounts are minor units of the same currency. */
interface Payment {
  /** What is to be paid. */
  amount: bigint
  /** What can be paid at most: what clears the debt. */
  remaining: bigint
  /** The asset type the money comes from, and what is in it. */
  source: string
  available: bigint
  /** How the text writes minor units. */
  money: (minor: bigint) => string
}

type PaymentRefusal = {
  code: 'payment_not_positive' | 'payment_exceeds_balance' | 'insufficient_funds'
  message: string
}

/** Why a payment cannot be made, in the order of the checks, or null. */
export function paymentRefusal({
  amount,
  remaining,
  source,
  available,
  money,
}: Payment): PaymentRefusal | null {
  if (amount <= 0n) {
    return { code: 'payment_not_positive', message: errorCatalogue.payment_not_positive.text }
  }
  if (amount > remaining) {
    return { code: 'payment_exceeds_balance', message: errorCatalogue.payment_exceeds_balance.text }
  }
  if (amount > available) {
    return {
      code: 'insufficient_funds',
      message: `Insufficient funds in ${source}. Available: ${money(available)}`,
    }
  }
  return null
}
