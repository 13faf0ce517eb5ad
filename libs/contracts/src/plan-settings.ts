import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { amount, date, month } from './fields'
import { planChoice, reserveChoice, strategy } from './strategies'

/** What a person last tried out on the way to debt-free. */
const triedOut = z.strictObject({
  extra_per_month: amount,
  lump_sum: amount,
  /** The day of the sum; today when null. */
  on: z.nullable(date),
  /** The month by which the person wants to be debt-free, `YYYY-MM`. */
  debt_free_by: z.nullable(month),
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

/** Keeps how the person wants the plan made; what is left out stays. */
export const savePlanChoice = endpoint({
  name: 'savePlanChoice',
  method: 'PUT',
  path: '/api/plan-settings',
  access: 'signed-in',
  body: z.strictObject(planChoice),
  response: planSettings,
  saves: 'plan',
})

/** Keeps what the person last tried out. No figure of the plan changes with it. */
export const saveWhatIf = endpoint({
  name: 'saveWhatIf',
  method: 'PUT',
  path: '/api/plan-settings/what-if',
  access: 'signed-in',
  body: triedOut,
  response: planSettings,
})
