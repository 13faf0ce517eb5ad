import * as z from 'zod/mini'
import { date, decimal, flag, interestRate, must, positiveAmount, wholeNumber } from './fields'

export const DAY_COUNTS = ['actual_365', 'actual_360', '30_360'] as const

const GRACE_PERIODS = ['kept', 'lost'] as const

/** The most changes of the rate of one debt, and of its installment: one a year for 60 years. */
export const MAX_TERM_CHANGES = 60

const rateChange = z.strictObject({
  from: date,
  /** Percent a year, from the start of that day on. */
  rate: interestRate,
})

const installmentChange = z.strictObject({
  from: date,
  /** Of the due dates from that day on. */
  amount: positiveAmount,
})

/** The most days between a statement and its due date, so that one comes before the next due date in each month. */
const MAX_STATEMENT_DAYS = 27

/** The most months of interest that a charge for early payment is counted in. */
const MAX_CHARGED_MONTHS = 60

/** The rule by which each statement of a card sets what is due next. */
const minimum = z.strictObject({
  /** Percent of what is owed. */
  percent: decimal(100, 'must be at most 100'),
  /** At least this much, or all that is owed if that is less. */
  at_least: positiveAmount,
  /** Whether the interest of the statement is due on top. */
  plus_interest: flag,
})

/** What a lender charges for money that is paid before the end of the month in which it is due. */
const earlyCharge = z
  .strictObject({
    /** Percent of what is paid early. */
    percent: z.optional(decimal(100, 'must be at most 100')),
    /** The interest of this many months on it. */
    interest_months: z.optional(wholeNumber(1, MAX_CHARGED_MONTHS)),
    /** Nothing is charged from this day on. */
    free_from: z.optional(date),
  })
  .check(
    z.refine(
      ({ percent, interest_months }) => (percent === undefined) !== (interest_months === undefined),
      'needs either a percentage or months of interest',
    ),
  )

const areAscending = (changes: readonly { from: string }[]) =>
  changes.every(({ from }, place) => from > (changes[place - 1]?.from ?? ''))

/** Changes in the order of their days. */
function datedList<Change extends z.ZodMiniType<{ from: string }>>(change: Change) {
  return z
    .array(change)
    .check(
      z.maxLength(MAX_TERM_CHANGES, `must be at most ${MAX_TERM_CHANGES}`),
      z.refine(areAscending, 'must be in order'),
    )
}

/** What a lender agrees beyond one rate that is counted by whole periods; interest then runs up day by day. */
export const lenderTerms = z.strictObject({
  /** Days of the calendar by a year of 365 or 360 days, or months of 30 days; `actual_365` by default. */
  day_count: z.optional(z.enum(DAY_COUNTS, must(DAY_COUNTS.join(' or ')))),
  /** In the order of their days. Until the first of them, the debt's `interest_rate` holds. */
  rate_changes: z.optional(datedList(rateChange)),
  /** Interest is added on this day for all the time before, unless the debt is paid off by then. */
  deferred_until: z.optional(date),
  /** In the order of their days. Not with a minimum. The last installment takes the rest, as ever. */
  installment_changes: z.optional(datedList(installmentChange)),
  /** Only of a monthly debt, which then has no number of installments. */
  minimum: z.optional(minimum),
  /** Days from each statement, which adds the interest, to its due date; 0 if absent. Only of a monthly debt. */
  statement_days: z.optional(wholeNumber(1, MAX_STATEMENT_DAYS)),
  /**
   * Of a card with a minimum and statement days: the time between two statements is free of interest if the first and
   * the one before it are paid in full by their due dates. Says whether the last one before the entry was.
   */
  grace_period: z.optional(z.enum(GRACE_PERIODS, must(GRACE_PERIODS.join(' or ')))),
  /** Not with a minimum. */
  early_charge: z.optional(earlyCharge),
  /** Added to what is owed with the first interest from that day on, and from the same day of each year after it. */
  yearly_fee: z.optional(z.strictObject({ amount: positiveAmount, from: date })),
  /** Added with the next interest if an installment is not paid by then. */
  late_fee: z.optional(positiveAmount),
})
export type LenderTerms = z.infer<typeof lenderTerms>
