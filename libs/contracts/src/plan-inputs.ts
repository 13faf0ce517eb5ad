import * as z from 'zod/mini'
import { currency, frequency, id } from './fields'

/** A debt as the plan is made from. Amounts are decimals, the rate is percent a year. */
const plannedLiability = z.strictObject({
  id,
  liability_type: z.string(),
  description: z.string(),
  remaining_amount: z.number(),
  installment_amount: z.number(),
  installments_total: z.number(),
  installments_paid: z.number(),
  /** Already paid towards the first unpaid instalment. */
  credit: z.number(),
  frequency,
  /** The first due date; all others are counted from it. */
  due_date: z.nullable(z.string()),
  interest_rate: z.number(),
  priority_score: z.number(),
  /**
   * Of a quarterly or yearly debt on which something was paid inside the running period: what was owed at the start of
   * its months, summed up, and a day of the last of them. Without the two each of them counts like the present one.
   */
  accrued_balances: z.optional(z.number()),
  accrued_through: z.optional(z.string()),
})

/** Money expected on a day; only its sure part counts. */
export const expectedSum = z.strictObject({
  on: z.string(),
  amount: z.number(),
  /** Percent. */
  confidence: z.number(),
  description: z.string(),
})

/** Everything a plan and a projection are made from: whoever has it can make them again. */
export const planInputs = z.strictObject({
  today: z.string(),
  /** In which the words of the plan write amounts; US dollars where it is left out. */
  currency: z.optional(currency),
  monthly_income: z.number(),
  /** Payments recorded in this calendar month. */
  paid_this_month: z.number(),
  /** What the month before has kept for this one, on top of the budget. */
  kept: z.optional(z.number()),
  /** What the liquid assets hold, from which payments come; the plan of the dashboard does not ask for it. */
  liquid_assets: z.optional(z.number()),
  liabilities: z.array(plannedLiability),
  expected: z.array(expectedSum),
})
export type PlanInputs = z.infer<typeof planInputs>
export type PlannedLiability = z.infer<typeof plannedLiability>
