/** A card with interest and bills without, each paid once in its month. Money is in whole minor units. */
export interface CardAndBills {
  balance: number
  rateBp: number
  /** Due on the card each month. */
  instalment: number
  /** The bill of each month, starting with this one. */
  bills: readonly number[]
  budget: number
}

/**
 * The least interest with which every due is paid in its month, found by trying every possible extra amount in every
 * month; null if it is impossible.
 */
export function cheapestWithoutShortfall({
  balance,
  rateBp,
  instalment,
  bills,
  budget,
}: CardAndBills): number | null {
  let best: number | null = null
  let spentOnBills = 0
  /** The most cash possible at each balance. */
  let states = new Map([[balance, 0]])
  for (let month = 0; states.size > 0; month += 1) {
    const bill = bills[month] ?? 0
    spentOnBills += bill
    const next = new Map<number, number>()
    for (const [owed, cash] of states) {
      const withInterest = owed + Math.floor((2 * owed * rateBp + 120_000) / 240_000)
      const due = Math.min(withInterest, instalment)
      const left = cash + budget - due - bill
      if (left < 0) continue
      const open = withInterest - due
      for (let extra = 0; extra <= Math.min(left, open); extra += 1) {
        if (left - extra > (next.get(open - extra) ?? -1)) next.set(open - extra, left - extra)
      }
    }
    const cash = next.get(0)
    if (cash !== undefined && canPay(bills.slice(month + 1), cash, budget)) {
      const interest = budget * (month + 1) - cash - spentOnBills - balance
      best = best === null ? interest : Math.min(best, interest)
    }
    next.delete(0)
    // From here on, the card only costs more.
    if (best !== null && month >= bills.length) return best
    states = next
  }
  return best
}

function canPay(bills: readonly number[], cash: number, budget: number): boolean {
  let left = cash
  return bills.every((bill) => {
    left += budget - bill
    return left >= 0
  })
}
