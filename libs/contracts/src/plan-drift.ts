import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { date } from './fields'
import { ending } from './projection'

/** The causes that move a debt-free month, in the order in which they are applied. */
const DRIFT_CAUSES = ['time', 'expected', 'income', 'payments', 'terms', 'debts', 'choice'] as const

/** The outcome of a plan; interest is that since the compared day plus that to come. */
const driftEnd = z.strictObject({
  ending,
  /** `YYYY-MM`; null unless the debts are paid off. */
  debt_free_month: z.nullable(z.string()),
  interest: z.number(),
})

const move = {
  /** Months later, or sooner if negative; null if either plan never pays off the debts. */
  months: z.nullable(z.number()),
  /** More interest, or less if negative; null like the months. */
  interest: z.nullable(z.number()),
}

/** The effect of one cause, applied after the previous ones; several if only together they have a result. */
const driftPart = z.strictObject({ causes: z.array(z.enum(DRIFT_CAUSES)), ...move })

const drift = z.strictObject({
  before: driftEnd,
  now: driftEnd,
  ...move,
  /** They add up to the total; causes without effect are left out. */
  parts: z.array(driftPart),
  /** The same as text for the person. */
  text: z.string(),
})
export type PlanDrift = z.infer<typeof drift>

const planDrift = z.strictObject({
  /** The day of the compared plan; null if there is none before today or nothing is owed. */
  since: z.nullable(z.string()),
  /** The first day that can be compared. */
  first_day: z.nullable(z.string()),
  drift: z.nullable(drift),
})

/**
 * Why the debt-free month moved since the plan of a day, or else the nearest one before it, or else the first one.
 * Defaults to the first plan within the last month.
 */
export const getPlanDrift = endpoint({
  name: 'getPlanDrift',
  method: 'GET',
  path: '/api/plan-drift',
  access: 'read',
  area: 'recommendations',
  query: z.strictObject({ since: z.optional(date) }),
  response: planDrift,
})
