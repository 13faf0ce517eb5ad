import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { amount, date } from './fields'
import { planChoice, reserveChoice, strategy } from './strategies'

/** What a person last tried out on the way to debt-free. */
const triedOut = z.strictObject({
  extra_per_month: amount,
  lump_sum: amount,
  /** The day of the sum; today when null. */
  on: z.nullable(date),
})

const planSettings = z.strictObject({ strategy, reserve: reserveChoice, what_if: triedOut })
export type PlanSettings = z.infer<typeof planSettings>

export const getPlanSettings = endpoint({
  name: 'getPlanSettings',
  method: 'GET',
  path: '/api/plan-settings',
  access: 'signed-in',
  area: 'recommendations',
  response: planSettings,
})

/** Keeps what the person has chosen; what is left out stays. */
export const savePlanSettings = endpoint({
  name: 'savePlanSettings',
  method: 'PUT',
  path: '/api/plan-settings',
  access: 'signed-in',
  body: z.strictObject({ ...planChoice, what_if: z.optional(triedOut) }),
  response: planSettings,
  saves: 'plan',
})
