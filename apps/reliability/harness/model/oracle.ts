/** An asset as the oracle sees it; amounts are cents. */
export interface OracleAsset {
  id: string
  type: string
  value: number
  date: string
}

/** A debt without interest; amounts are cents. */
export interface OracleDebt {
  id: string
  total: number
  remaining: number
  installment: number
  paid: number
}

/**
 * What the books must be, computed in memory by rules of its own: no line of it is shared with the server. It
 * knows nothing of transactions, restarts or requests that come twice, because none of them may matter.
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

  /** Total in all assets of a type. */
  available(type: string): number {
    return this.assets.filter((asset) => asset.type === type).reduce((sum, { value }) => sum + value, 0)
  }

  /** The cents that a payment takes, or the code of its refusal. */
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

  /** Takes the money from the oldest assets of the type first; those of one day in the order they were added. */
  pay(debt: OracleDebt, amount: number, type: string): void {
    debt.remaining -= amount
    debt.paid += amount
    const sources = this.assets
      .filter((asset) => asset.type === type)
      .sort((one, two) => (one.date < two.date ? -1 : Number(one.date > two.date)))
    let open = amount
    for (const asset of sources) {
      const taken = Math.min(asset.value, open)
      asset.value -= taken
      open -= taken
    }
  }
}
