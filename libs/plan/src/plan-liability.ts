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

/** A debt as the plan weighs it. */
export interface PlanLiability extends Schedule {
  id: string
  /** Yearly interest in hundredths of a percent: 12.34% is 1234. */
  rateBp: number
  /** The person's own weight, 1 to 100. Null counts as 50. */
  priority: number | null
}
