import type { DateString, Frequency } from '@solvent/money'
import type { LenderTerms } from './lender-terms'

/** The state of a debt paid in instalments. Money is in minor units. */
export interface Schedule {
  /** What is still owed, with the interest posted so far. */
  remaining: bigint
  /** One regular instalment until it changes; the last one takes whatever remains. */
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
  /** Null for one rate that is counted by whole periods, and one instalment. */
  lenderTerms?: LenderTerms | null
}

/** What has accrued since the last due date, up to a day. */
export interface Accrual {
  /**
   * Of a quarterly or yearly debt, the sum of its balances at the start of each month, in minor units. Of a debt that
   * accrues by days, its interest in minor units, rounded down. Can be below 0, see `accruedOn`.
   */
  sum: bigint
  /** The rest of that interest, as a fraction of the base of its rate curve. Only of a debt that accrues by days. */
  rest?: number
  /** A day in the last month of the sum, or its last day. */
  through: DateString
}

/** The last statement of a card with a grace period. */
export interface CardStatement {
  /** What is not yet paid of it, in minor units. Payments after its due date do not count. */
  unpaid: bigint
  /** Whether the one before was paid in full in time. If this one is as well, the next one adds no interest. */
  inGrace: boolean
}

/** A debt with its interest rate. */
export interface OwedDebt extends Schedule {
  /** Yearly interest in hundredths of a percent: 12.34% is 1234. */
  rateBp: number
  /**
   * Set if a payment has changed the balance since the last due date. Without it, all the time since then counts with
   * the current balance.
   */
  accrual?: Accrual | null
  /** Null before the first statement after the debt was entered, and without a grace period; see `statementIn`. */
  statement?: CardStatement | null
}

/** A debt with what the plan ranks it by. */
export interface PlanLiability extends OwedDebt {
  id: string
  /** The user's priority, 1 to 100. Null counts as 50. */
  priority: number | null
}
