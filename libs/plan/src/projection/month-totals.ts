/** The totals of all debts in a month, in whole minor units. */
export interface MonthTotals {
  interest: number
  paid: number
  shortBy: number
  /** Set aside at the end of the month for later ones. */
  reserved: number
  owed: number
}
