/** An asset; amounts are in cents. */
export interface OracleAsset {
  id: string
  type: string
  value: number
  date: string
}

/** A debt without interest; amounts are in cents. */
export interface OracleDebt {
  id: string
  total: number
  remaining: number
  installment: number
  paid: number
}

/**
 * Computes the expected books in memory, without sharing any code with the server. It ignores transactions, restarts
 * and duplicate requests, because none of them may affect the result.
 */
export class Oracle {
  assets: OracleAsset[] = []
  debts: OracleDebt[] = []

  copy(): Oracle {
    const copy = new Oracle()
    copy.assets = this.assets.map((asset) => ({ ...asset }))
    copy.debts = this.debts.map((debt) => ({ ...debt }))
    return copy
  }

  /** Total cents in all assets of a type. */
  available(type: string): number {
    return this.assets.filter((asset) => asset.type === type).reduce((sum, { value }) => sum + value, 0)
  }

  /** The amount of a payment in cents, or its error code. */
  decidePayment(
    debt: OracleDebt,
    kind: 'installment' | 'full' | 'partial',
    cents: number,
    type: string,
  ): number | string {
    if (debt.remaining === 0) return 'already_completed'
    const amount = {
      full: debt.remaining,
      installment: Math.min(debt.installment, debt.remaining),
      partial: cents,
    }[kind]
    if (amount <= 0) return 'payment_not_positive'
    if (amount > debt.remaining) return 'payment_exceeds_balance'
    return amount > this.available(type) ? 'insufficient_funds' : amount
  }

  /** Takes the money from the oldest assets of the type first; assets of the same day in the order they were added. */
  pay(debt: OracleDebt, amount: number, type: string): void {
    debt.remaining -= amount
    debt.paid += amount
    const sources = this.assets
      .filter((asset) => asset.type === type)
      .sort((one, two) => (one.date < two.date ? -1 : Number(one.date > two.date)))
    let due = amount
    for (const asset of sources) {
      const taken = Math.min(asset.value, due)
      asset.value -= taken
      due -= taken
    }
  }
}
