import type { DateString, Frequency } from '@solvent/money'

/** Where a debt paid in instalments stands. Money is in minor units. */
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
  /** Already paid towards the first unpaid instalment, less than one instalment. */
  credit: bigint
  isCompleted: boolean
}

/** What was owed in the months of the running quarter or year. */
export interface Accrual {
  /** What was owed at the start of each of them, summed up; minor units. Below 0 as `accruedOn` says. */
  sum: bigint
  /** A day of the last month in it. */
  through: DateString
}

/** A debt with what it costs. */
export interface OwedDebt extends Schedule {
  /** Yearly interest in hundredths of a percent: 12.34% is 1234. */
  rateBp: number
  /**
   * Of quarterly and yearly debts, where a payment has changed the balance inside the running period. Without it the
   * months so far count as if what is owed now had been owed in each of them.
   */
  accrual?: Accrual | null
}

/** A debt as the plan weighs it. */
export interface PlanLiability extends OwedDebt {
  id: string
  /** The person's own weight, 1 to 100. Null counts as 50. */
  priority: number | null
}
