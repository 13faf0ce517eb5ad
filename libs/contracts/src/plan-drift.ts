import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { date } from './fields'
import { ending } from './projection'

/** What moves a debt-free month, in the order in which it is counted. */
const DRIFT_CAUSES = ['time', 'expected', 'income', 'payments', 'terms', 'debts', 'choice'] as const

/** Where a plan leads; interest is that since the day compared with, and that to come. */
const driftEnd = z.strictObject({
  ending,
  /** `YYYY-MM`; null unless the debts are paid off. */
  debt_free_month: z.nullable(z.string()),
  interest: z.number(),
})

const move = {
  /** Later, or sooner if negative; null to or from debts that are never paid off. */
  months: z.nullable(z.number()),
  /** More interest, or less if negative; null as the months. */
  interest: z.nullable(z.number()),
}

/** What one cause does after those before it; several where only together they lead from one end to another. */
const driftPart = z.strictObject({ causes: z.array(z.enum(DRIFT_CAUSES)), ...move })

const drift = z.strictObject({
  before: driftEnd,
  now: driftEnd,
  ...move,
  /** They add up to the whole move; without those that change nothing. */
  parts: z.array(driftPart),
  /** The same for the person to read. */
  text: z.string(),
})
export type PlanDrift = z.infer<typeof drift>

const planDrift = z.strictObject({
  /** The day whose plan is compared with; null where there is none before today, or nothing is owed. */
  since: z.nullable(z.string()),
  /** The first day that can be compared with. */
  first_day: z.nullable(z.string()),
  drift: z.nullable(drift),
})

/**
 * Why the debt-free month moved since a day: since the plan of that day, or the nearest before it, or the first one.
 * Without a day: since the first plan of the last month.
 */
export const getPlanDrift = endpoint({
  name: 'getPlanDrift',
  method: 'GET',
  path: '/api/plan-drift',
  access: 'signed-in',
  area: 'recommendations',
  query: z.strictObject({ since: z.optional(date) }),
  response: planDrift,
})
