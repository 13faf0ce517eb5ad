import { errorCatalogue } from './error-catalogue'

/** A requested payment. All amounts are minor units of the same currency. */
interface Payment {
  amount: bigint
  /** The maximum: the amount that pays off the debt. */
  remaining: bigint
  /** The asset type the money comes from, and its balance. */
  source: string
  available: bigint
  /** Formats minor units for the message. */
  money: (minor: bigint) => string
}

type PaymentRefusal = {
  code: 'payment_not_positive' | 'payment_exceeds_balance' | 'insufficient_funds'
  message: string
}

/** The first reason why a payment cannot be made, or null. */
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
