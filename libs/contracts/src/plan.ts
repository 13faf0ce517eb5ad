import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { fileFormat, id } from './fields'
import { planChoice, reserveChoice, strategy } from './strategies'

/** Points of the priority score; they add up to it before it is rounded. */
const scoreParts = z.strictObject({
  priority: z.number(),
  due_date: z.number(),
  rate: z.number(),
  payoff: z.number(),
})

const planItem = z.strictObject({
  liability: z.strictObject({
    id,
    liability_type: z.string(),
    description: z.string(),
    next_due_date: z.nullable(z.string()),
    installments_paid: z.number(),
    installments_total: z.number(),
    remaining_amount: z.number(),
  }),
  priority_score: z.number(),
  recommended_action: z.string(),
  /** The affordable part of what is due, and the extra. */
  amount: z.number(),
  /** Asked for this month, missed instalments included. */
  due_amount: z.number(),
  overdue_amount: z.number(),
  /** Recommended beyond what is due. */
  extra_amount: z.number(),
  /** Due, but not covered by the budget. */
  short_by: z.number(),
  /** Whom to ask for what about the part that is not covered; null if all is. */
  advice: z.nullable(z.string()),
  score_parts: scoreParts,
  /** Why it stands at this place and gets this amount. */
  explanation: z.string(),
  urgency: z.enum(['high', 'medium', 'low']),
})
export type PlanItem = z.infer<typeof planItem>

/** What is due this month and not covered by the budget. */
const shortfall = z.strictObject({
  amount: z.number(),
  /** What that means, for the person to read. */
  meaning: z.string(),
  /** Which expected money would cover it, or how much of it; null if none is expected. */
  relief: z.nullable(z.string()),
})

const plan = z.strictObject({
  total_income: z.number(),
  available_budget: z.number(),
  remaining_budget: z.number(),
  /** Payments recorded in this calendar month; they are out of the budget. */
  paid_this_month: z.number(),
  /** What the month before has kept for this one; it is spent on top of the budget. */
  kept: z.number(),
  /** The part of what remains that is needed soon and therefore kept. */
  reserved: z.number(),
  /** The first due date that could not be paid in full without it; null where nothing is kept. */
  reserved_for: z.nullable(z.string()),
  /** The same for the person to read; null where nothing is kept. */
  reserve_notice: z.nullable(z.string()),
  strategy,
  reserve: reserveChoice,
  /** What keeps the plan from being useful, for the person to read. */
  notice: z.nullable(z.string()),
  /** What the liquid assets hold, from which payments come; null if it was not asked. */
  liquid_assets: z.nullable(z.number()),
  /** That they hold less than what is recommended to pay; null if they hold enough. */
  funds_notice: z.nullable(z.string()),
  /** Null if the budget covers what is due. */
  shortfall: z.nullable(shortfall),
  recommendations: z.array(planItem),
})
export type Plan = z.infer<typeof plan>

const choiceQuery = z.strictObject(planChoice)
export type PlanChoice = z.infer<typeof choiceQuery>

export const getRecommendations = endpoint({
  name: 'getRecommendations',
  method: 'GET',
  path: '/api/recommendations',
  access: 'signed-in',
  area: 'recommendations',
  query: choiceQuery,
  response: plan,
})

/** The plan of the month as a file, with all that is needed to compute it again. */
export const downloadPlan = endpoint({
  name: 'downloadPlan',
  method: 'GET',
  path: '/api/recommendations/plan.{format}',
  access: 'signed-in',
  params: z.strictObject({ format: fileFormat }),
  query: choiceQuery,
  response: z.string(),
  download: 'solvent-plan.{format}',
})
