import * as z from 'zod/mini'
import { budgetRule } from './budget-rule'
import { currency, frequency, id } from './fields'
import { lenderTerms } from './lender-terms'
import { paySchedule } from './pay-schedule'

/** A debt as an input of the plan. Amounts are decimals, the rate is percent a year. */
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
  /** The first due date, from which all others are computed. */
  due_date: z.nullable(z.string()),
  interest_rate: z.number(),
  priority_score: z.number(),
  /** Rates that change, and interest by days. */
  lender_terms: z.optional(lenderTerms),
  /**
   * Of a quarterly or yearly debt with a payment inside the current period: the sum of the balances at the start of
   * each month of the period so far, and a day in the last of these months. Of a debt with `lender_terms`: its interest
   * so far, rounded down, and the day up to which it has run up. Without them, the current balance counts for all the
   * time since the last due date.
   */
  accrued_balances: z.optional(z.number()),
  accrued_through: z.optional(z.string()),
  /** The rest of that interest: cents times 10,000 basis points times the days of a year. */
  accrued_rest: z.optional(z.number()),
  /** Of a card with a grace period: what is unpaid of its last statement, and whether the one before was paid. */
  statement_unpaid: z.optional(z.number()),
  statement_in_grace: z.optional(z.boolean()),
})

/** Money expected on a day. Only the part that is certain counts. */
export const expectedSum = z.strictObject({
  on: z.string(),
  amount: z.number(),
  /** Percent. */
  confidence: z.number(),
  description: z.string(),
})

const scheduledSum = z.strictObject({ liability_id: id, on: z.string(), amount: z.number() })

const recurringSum = z.strictObject({
  on: z.string(),
  /** Pay takes the place of the pay schedule; other income comes on top of it. */
  kind: z.enum(['pay', 'income', 'bill']),
  name: z.string(),
  /** Above 0. */
  amount: z.number(),
})

const incomeChange = z.strictObject({ from: z.string(), monthly_income: z.number() })

/** Everything a plan and a projection are computed from, so that they can be recomputed. */
export const planInputs = z.strictObject({
  today: z.string(),
  /** The currency of amounts in the plan's texts; US dollars by default. */
  currency: z.optional(currency),
  /**
   * What the plan counts on. If the income is irregular and each of the last three full months has recorded income, it
   * is the smallest of them; otherwise it is the person's monthly income.
   */
  monthly_income: z.number(),
  /** Income recorded in this calendar month, if `monthly_income` is the smallest of the last months. */
  income_so_far: z.optional(z.number()),
  /** 70% of the income by default. */
  budget: z.optional(budgetRule),
  /** Payments recorded in this calendar month, except from savings. */
  paid_this_month: z.number(),
  /** What the previous month reserved for this one, on top of the budget. */
  kept: z.optional(z.number()),
  /** Received money that was put towards debts, on top of the budget: not yet paid, and paid in this calendar month. */
  received: z.optional(z.strictObject({ left: z.number(), paid: z.number() })),
  /** When the income is paid; absent if unknown. */
  pay: z.optional(paySchedule),
  /** Spent on living in a month, if the person has said so. */
  living_costs: z.optional(z.number()),
  /**
   * The average of the expenses recorded in the last three full months, if each of them has some. It counts unless the
   * person has said otherwise; without either, living costs are what the budget leaves of the income.
   */
  recorded_living_costs: z.optional(z.number()),
  /**
   * The person's limits, and the recorded average of categories without one; absent without limits. It counts before
   * the recorded average.
   */
  limited_living_costs: z.optional(z.number()),
  /** What extra payments leave in the accounts; absent if the person has not chosen. */
  cushion: z.optional(z.number()),
  /** The balance of the liquid assets, which payments come from; the dashboard's plan does not need it. */
  liquid_assets: z.optional(z.number()),
  /** Scheduled payments. Those whose day has come wait for the person; the plan does not count on them. */
  scheduled: z.optional(z.array(scheduledSum)),
  /** Recurring income and bills of the coming days. */
  recurring: z.optional(
    z.strictObject({
      sums: z.array(recurringSum),
      /** The part of the monthly living costs that bills are: what they come to in an average month. */
      bills_per_month: z.number(),
    }),
  ),
  /** How the monthly income changes because recurring pay starts, changes or ends, by day; none if absent. */
  income_changes: z.optional(z.array(incomeChange)),
  liabilities: z.array(plannedLiability),
  expected: z.array(expectedSum),
})
export type PlanInputs = z.infer<typeof planInputs>
export type PlannedLiability = z.infer<typeof plannedLiability>
