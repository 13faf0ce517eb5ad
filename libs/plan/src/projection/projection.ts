import type { DateString } from '@solvent/money'
import type { PlanLiability } from '../plan-liability'
import type { Strategy } from '../strategy'
import type { FundsInput } from './funds'

export interface ProjectionInput extends FundsInput {
  /** The person's local date; the first month is the rest of its month. */
  today: DateString
  liabilities: readonly PlanLiability[]
  /** Where money beyond the dues goes; `avalanche` by default. */
  strategy?: Strategy
  /** Whether extra money also goes to debts without interest; no by default. */
  prepayZeroRate?: boolean
  /** Whether money that is needed soon is kept instead of being used as extra; yes by default. */
  keepsReserve?: boolean
}

export interface LimitedInput extends ProjectionInput {
  /** Gives up as too far after so many months, for those who ask only whether it ends by then. */
  withinMonths?: number
}

/** What all strategies have in common. */
export type StrategyInput = Omit<ProjectionInput, 'strategy'>

/**
 * How it ends: nothing is owed any more; the debts do not shrink at this budget; or they are not gone within 100
 * years, or with all interest pass the largest amount that is counted (7 trillion).
 */
export type Ending = 'debt-free' | 'never' | 'too-far'

/** What becomes of one debt. Money is in minor units. */
export interface DebtOutcome {
  liabilityId: string
  interest: bigint
  paid: bigint
  /** Still owed at the end. */
  closing: bigint
  /** The month that pays it off, `YYYY-MM`, or null. */
  payoffMonth: string | null
}

/** All debts in one month. Money is in minor units: owed before + interest - paid = owed. */
export interface MonthOutcome {
  /** `YYYY-MM` */
  month: string
  interest: bigint
  paid: bigint
  /** Due, but not covered by the budget. */
  shortBy: bigint
  /** Kept at its end for the months after it. */
  reserved: bigint
  /** Owed at the end of the month. */
  owed: bigint
}

/** One debt in one month in which something happened to it. Money is in minor units. */
export interface LedgerRow {
  month: string
  liabilityId: string
  interest: bigint
  payment: bigint
  /** Owed at the end of the month. */
  balance: bigint
}

/** The way to the last payment. Totals cover the months gone through, also where it never ends. */
export interface Projection {
  strategy: Strategy
  ending: Ending
  /** Months until nothing is owed, this one included; null unless that is reached. */
  months: number | null
  /** The month of the last payment, `YYYY-MM`; null without one. */
  debtFreeMonth: string | null
  totalInterest: bigint
  totalPaid: bigint
  debts: DebtOutcome[]
  timeline: MonthOutcome[]
}
