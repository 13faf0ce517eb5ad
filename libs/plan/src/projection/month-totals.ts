/** One month of all debts, in whole minor units. */
export interface MonthTotals {
  interest: number
  paid: number
  shortBy: number
  /** Kept for later months at the end of this one. */
  reserved: number
  owed: number
}
