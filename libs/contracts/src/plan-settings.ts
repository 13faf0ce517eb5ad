import * as z from 'zod/mini'
import { budgetRule } from './budget-rule'
import { endpoint } from './endpoint'
import { amount } from './fields'
import { paySchedule } from './pay-schedule'
import { planChoice, reserveChoice, strategy } from './strategies'

const planSettings = z.strictObject({
  strategy,
  reserve: reserveChoice,
  budget: budgetRule,
  /** When the income is paid; null if unknown. */
  pay: z.nullable(paySchedule),
  /** What extra payments leave in the accounts; null if not chosen. */
  cushion: z.nullable(amount),
  /** Spent on living in a month; null for what the journal shows, or else what the budget leaves of the income. */
  living_costs: z.nullable(amount),
})
export type PlanSettings = z.infer<typeof planSettings>

export const getPlanSettings = endpoint({
  name: 'getPlanSettings',
  method: 'GET',
  path: '/api/plan-settings',
  access: 'read',
  area: 'recommendations',
  response: planSettings,
})

/** Saves the person's choices for the plan; an absent field stays as it is. */
export const savePlanChoice = endpoint({
  name: 'savePlanChoice',
  method: 'PUT',
  path: '/api/plan-settings',
  access: 'manage',
  body: z.strictObject({
    ...planChoice,
    budget: z.optional(budgetRule),
    pay: z.optional(paySchedule),
    cushion: z.optional(amount),
    living_costs: z.optional(z.nullable(amount)),
  }),
  response: planSettings,
  saves: 'plan',
})
