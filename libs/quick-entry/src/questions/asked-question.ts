import type { DateString } from '@solvent/money'

/** The questions about one's own books that are answered without a model. */
export const INTENTS = [
  'owe_total',
  'owe_one',
  'debts',
  'own_total',
  'balance',
  'net_worth',
  'net_worth_change',
  'due_week',
  'next_due',
  'due_one',
  'overdue',
  'pay_first',
  'why_first',
  'pay_month',
  'debt_free',
  'debt_free_moved',
  'debt_free_range',
  'debt_end',
  'spent_month',
  'spent_past',
  'spent_category',
  'spent_compare',
  'biggest',
  'earned',
  'interest',
  'offers',
  'afford',
  'extra',
  'lump',
  'origin',
  'adds_up',
  'shares',
  'expected',
  'latest',
] as const

export type Intent = (typeof INTENTS)[number]

/** A question with what it names. */
export interface AskedQuestion {
  intent: Intent
  /** owe_one, due_one, debt_end */
  liabilityId?: string
  /** balance: one of the context's accounts */
  account?: string
  /** spent_category */
  category?: string
  /** afford, extra, lump; minor units */
  amount?: bigint
  /** afford; not in the past. Without one, the question is about today. */
  day?: DateString
  /** YYYY-MM, not in the future: spent_past, and spent_category, earned or spent_compare if they name one. */
  month?: string
  /** origin: the words that name the entry */
  thing?: string
}
