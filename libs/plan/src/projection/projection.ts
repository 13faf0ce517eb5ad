import type { DateString } from '@solvent/money'
import type { PlanLiability } from '../plan-liability'
import type { Strategy } from '../strategy'
import type { FundsInput } from './funds'

export interface ProjectionInput extends FundsInput {
  /** The user's local date; the first month is the rest of its month. */
  today: DateString
  liabilities: readonly PlanLiability[]
  /** Where money beyond the dues goes; `avalanche` by default. */
  strategy?: Strategy
  /** Whether extra money also goes to debts without interest; false by default. */
  prepayZeroRate?: boolean
  /** Whether to set aside money that is needed soon instead of paying it as extra; true by default. */
  keepsReserve?: boolean
  /** The reserve is rounded up to multiples of this, in minor units; a whole unit of the currency by default. */
  reserveUnit?: bigint
}

export interface LimitedInput extends ProjectionInput {
  /** Ends as `too-far` after this many months, for callers that only need to know whether it ends by then. */
  withinMonths?: number
}

/** What all strategies have in common. */
export type StrategyInput = Omit<ProjectionInput, 'strategy'>

/**
 * How a projection ends: nothing is owed any more; the debts do not shrink at this budget; or they are not paid off
 * within 100 years, or with all interest exceed the largest supported amount (7 trillion).
 */
export type Ending = 'debt-free' | 'never' | 'too-far'

/** The outcome for one debt. Money is in minor units. */
export interface DebtOutcome {
  liabilityId: string
  interest: bigint
  paid: bigint
  /** Still owed at the end. */
  closing: bigint
  /** The month in which it is paid off, `YYYY-MM`, or null. */
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
  /** Set aside at the end of the month for later ones. */
  reserved: bigint
  /** Owed at the end of the month. */
  owed: bigint
}

/** One debt in one month with interest or a payment. Money is in minor units. */
export interface LedgerRow {
  month: string
  liabilityId: string
  interest: bigint
  payment: bigint
  /** Owed at the end of the month. */
  balance: bigint
}

/** The projection until the last payment. Totals cover the projected months, even if it never ends. */
export interface Projection {
  strategy: Strategy
  ending: Ending
  /** Months until nothing is owed, this one included; null if that is never reached. */
  months: number | null
  /** The month of the last payment, `YYYY-MM`; null without one. */
  debtFreeMonth: string | null
  totalInterest: bigint
  totalPaid: bigint
  debts: DebtOutcome[]
  timeline: MonthOutcome[]
}
