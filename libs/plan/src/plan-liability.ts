import type { DateString, Frequency } from '@solvent/money'

/** The state of a debt paid in instalments. Money is in minor units. */
export interface Schedule {
  /** What is still owed, with the interest posted so far. */
  remaining: bigint
  /** One regular instalment; the last one takes whatever remains. */
  instalment: bigint
  installmentsTotal: number
  installmentsPaid: number
  frequency: Frequency
  /** The first due date; every other one is counted from it. Null: nothing is scheduled. */
  firstDueDate: DateString | null
  /**
   * Already paid towards the first unpaid instalment, less than one instalment. Negative for expenses on a card, which
   * are due on top of it.
   */
  credit: bigint
  isCompleted: boolean
}

/** The balances of the months of the running quarter or year. */
export interface Accrual {
  /** Sum of the balances at the start of each month, in minor units. Can be below 0, see `accruedOn`. */
  sum: bigint
  /** A day in the last month of the sum. */
  through: DateString
}

/** A debt with its interest rate. */
export interface OwedDebt extends Schedule {
  /** Yearly interest in hundredths of a percent: 12.34% is 1234. */
  rateBp: number
  /**
   * Set on quarterly and yearly debts if a payment has changed the balance within the running period. Without it, every
   * month so far counts with the current balance.
   */
  accrual?: Accrual | null
}

/** A debt with what the plan ranks it by. */
export interface PlanLiability extends OwedDebt {
  id: string
  /** The user's priority, 1 to 100. Null counts as 50. */
  priority: number | null
}
