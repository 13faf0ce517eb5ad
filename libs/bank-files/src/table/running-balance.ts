/** One row of a table with a balance. Minor units. */
export interface BalancedAmount {
  amount: bigint
  /** After the row. */
  balance: bigint
}

export interface BalanceFit {
  /** Whether the oldest row is the first. */
  isAscending: boolean
  /** Whether the balance falls by positive amounts. */
  isNegated: boolean
}

/** How every balance follows from the one before it and the amount; null if it does not, or with a single row. */
export function balanceFit(rows: readonly BalancedAmount[]): BalanceFit | null {
  if (rows.length < 2) return null
  for (const isNegated of [false, true]) {
    for (const isAscending of [true, false]) {
      if (fits(rows, isAscending, isNegated ? -1n : 1n)) return { isAscending, isNegated }
    }
  }
  return null
}

function fits(rows: readonly BalancedAmount[], isAscending: boolean, sign: bigint): boolean {
  return rows.slice(1).every((row, index) => {
    const [earlier, later] = isAscending ? [rows[index] ?? row, row] : [row, rows[index] ?? row]
    return earlier.balance + sign * later.amount === later.balance
  })
}
