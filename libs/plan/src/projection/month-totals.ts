/** One month of all debts, in whole minor units. */
export interface MonthTotals {
  interest: number
  paid: number
  shortBy: number
  owed: number
}
