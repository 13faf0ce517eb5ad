import * as z from 'zod/mini'
import { budgetRule } from './budget-rule'
import { endpoint } from './endpoint'
import { fileFormat, id } from './fields'
import { paySchedule } from './pay-schedule'
import { planChoice, reserveChoice, strategy } from './strategies'

/** Points of the priority score; they add up to the score before rounding. */
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
  /** The affordable part of what is due, plus the extra. */
  amount: z.number(),
  /** Due this month, including missed instalments. */
  due_amount: z.number(),
  overdue_amount: z.number(),
  /** Recommended beyond what is due. */
  extra_amount: z.number(),
  /** Due, but not covered by the budget. */
  short_by: z.number(),
  /** The part of `short_by` that accounts can pay beyond the plan and a cushion. */
  from_savings: z.number(),
  /** What savings pay of the part not covered, and whom to ask about the rest; null if everything is covered. */
  advice: z.nullable(z.string()),
  score_parts: scoreParts,
  /** What the person has scheduled for later days of this month. It is the first part of the amount. */
  scheduled: z.array(z.strictObject({ on: z.string(), amount: z.number() })),
  /** Scheduled payments whose day has come and that the person has not recorded, moved or cancelled. */
  unrecorded: z.array(z.strictObject({ on: z.string(), amount: z.number() })),
  /**
   * The rest of the amount by day; `on` is null for what today's accounts and the pay of the next 60 days do not cover.
   */
  payments: z.array(z.strictObject({ on: z.nullable(z.string()), amount: z.number() })),
  /** On which days to pay it, as text for the person; null if it can be paid today, or no money is known. */
  timing: z.nullable(z.string()),
  /** Why it has this rank and gets this amount. */
  explanation: z.string(),
  urgency: z.enum(['high', 'medium', 'low']),
})
export type PlanItem = z.infer<typeof planItem>

/** What is due this month but not covered by the budget. */
const shortfall = z.strictObject({
  amount: z.number(),
  /** What that means, as text for the person. */
  meaning: z.string(),
  /** What savings pay, and which expected money would cover the rest; null if there is neither. */
  relief: z.nullable(z.string()),
})

/** What extra payments leave in the accounts. */
const cushion = z.strictObject({
  /** Null if the person has not chosen; then nothing is set aside, and savings are what exceeds the proposed one. */
  chosen: z.nullable(z.number()),
  proposed: z.number(),
  /** The part of the remaining budget that fills it this month. */
  filled: z.number(),
  /** The same as text for the person; null if it is 0. */
  notice: z.nullable(z.string()),
})

const plan = z.strictObject({
  /** What the plan counts on each month: of an irregular income, the smallest of the last three full months. */
  total_income: z.number(),
  /** Income recorded in this calendar month; null unless `total_income` is the smallest of the last months. */
  income_so_far: z.nullable(z.number()),
  available_budget: z.number(),
  /** What it is computed from. */
  budget: budgetRule,
  remaining_budget: z.number(),
  /** Payments recorded in this calendar month, except from savings; they are deducted from the budget. */
  paid_this_month: z.number(),
  /** What the previous month reserved for this one; it is spent on top of the budget. */
  kept: z.number(),
  /** The part of this month's income beyond `total_income` that may go to debts; it is spent on top of the budget. */
  released: z.number(),
  /** Received money that was put towards debts; it is spent on top of the budget. Includes what is already paid. */
  received: z.number(),
  /** The part of the remaining budget that is reserved because it is needed soon. */
  reserved: z.number(),
  /** The first due date that could not be paid in full without it; null if nothing is reserved. */
  reserved_for: z.nullable(z.string()),
  /** The same as text for the person; null if nothing is reserved. */
  reserve_notice: z.nullable(z.string()),
  cushion,
  /** When the income is paid; null if unknown. */
  pay: z.nullable(paySchedule),
  /** The next 60 days if the plan is followed; null if the paydays or the accounts are unknown. */
  days_ahead: z.nullable(
    z.strictObject({
      /** What the accounts hold at the end of each day, from today on. */
      balances: z.array(z.number()),
      /** The lowest balance and its day, in words. */
      lowest: z.string(),
    }),
  ),
  strategy,
  reserve: reserveChoice,
  /** What prevents a useful plan, as text for the person. */
  notice: z.nullable(z.string()),
  /** The balance of the liquid assets, which payments come from; null if it was not requested. */
  liquid_assets: z.nullable(z.number()),
  /** A notice that they hold less than the recommended payments; null if they hold enough. */
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
  access: 'read',
  area: 'recommendations',
  query: choiceQuery,
  response: plan,
})

/** The month's plan as a file, with all inputs needed to recompute it. */
export const downloadPlan = endpoint({
  name: 'downloadPlan',
  method: 'GET',
  path: '/api/recommendations/plan.{format}',
  access: 'read',
  params: z.strictObject({ format: fileFormat }),
  query: choiceQuery,
  response: z.string(),
  download: 'solvent-plan.{format}',
})
