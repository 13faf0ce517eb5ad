import { errorCatalogue } from './errors'

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

interface Payment {
  /** What is to be paid. All amounts are decimals of the same currency. */
  amount: number
  /** What is still owed. */
  remaining: number
  /** The asset type the money comes from, and what is in it. */
  source: string
  available: number
}

type PaymentRefusal = {
  code: 'payment_not_positive' | 'payment_exceeds_balance' | 'insufficient_funds'
  message: string
}

/** Why a payment cannot be made, in the order of the checks, or null. */
export function paymentRefusal({ amount, remaining, source, available }: Payment): PaymentRefusal | null {
  if (!(amount > 0)) {
    return { code: 'payment_not_positive', message: errorCatalogue.payment_not_positive.text }
  }
  if (amount > remaining) {
    return { code: 'payment_exceeds_balance', message: errorCatalogue.payment_exceeds_balance.text }
  }
  if (amount > available) {
    return {
      code: 'insufficient_funds',
      message: `Insufficient funds in ${source}. Available: $${money.format(available)}`,
    }
  }
  return null
}
