import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { date, fileFormat, id, month, queryAmount } from './fields'
import { expectedSum, planInputs } from './plan-inputs'
import { planChoice, reserveChoice, strategy } from './strategies'

/** How it ends: nothing is owed; the debts do not shrink at this budget; or not within 100 years or 7 trillion. */
export const ending = z.enum(['debt_free', 'never', 'too_far'])

/** Months are `YYYY-MM`; amounts are decimals. */
const course = {
  strategy,
  ending,
  /** This month included; null unless nothing is owed in the end. */
  months_to_debt_free: z.nullable(z.number()),
  debt_free_month: z.nullable(z.string()),
  total_interest: z.number(),
  total_paid: z.number(),
}

const outcome = z.strictObject({
  id,
  liability_type: z.string(),
  description: z.string(),
  interest: z.number(),
  paid: z.number(),
  closing: z.number(),
  payoff_month: z.nullable(z.string()),
})

/** The least money that does something, and the month of the last payment with it; null where no money does. */
const need = {
  /** Beyond the budget and what is tried out. */
  more_per_month: z.nullable(z.number()),
  /** With it, all that goes to debts each month; null also where the budget changes later. */
  budget: z.nullable(z.number()),
  /** Where no budget does: the month with all money at once. */
  debt_free_month: z.nullable(z.string()),
  /** The same, for the person to read. */
  text: z.string(),
}

/** All debts in one month: owed before + interest - paid = owed. */
const monthOfDebts = z.strictObject({
  month: z.string(),
  interest: z.number(),
  paid: z.number(),
  /** Due, but not covered by the budget. */
  short_by: z.number(),
  /** Kept at its end for the months after it. */
  reserved: z.number(),
  owed: z.number(),
})

const compared = z.strictObject({
  ...course,
  /** Less interest than by paying only what is due. */
  interest_saved: z.nullable(z.number()),
  /** More interest, and days later, than the cheapest of the strategies. */
  extra_cost: z.nullable(z.number()),
  extra_days: z.nullable(z.number()),
  closed_in_a_year: z.number(),
  short_months: z.number(),
  /** Owed at the end of each month. */
  owed: z.array(z.number()),
})

/** What comes of keeping what is needed soon, or of using all of it now. */
const reserveOutcome = z.strictObject({
  ending,
  debt_free_month: z.nullable(z.string()),
  total_interest: z.number(),
  short_months: z.number(),
})

/** What is known of the best order of extra payments. */
const certificate = z.discriminatedUnion('kind', [
  /** The highest rate first costs least. */
  z.strictObject({ kind: z.literal('proven') }),
  /** The best order a search found; it costs no more than any strategy. */
  z.strictObject({
    kind: z.literal('searched'),
    /** First the debt that gets extra money first; empty if a strategy costs less than any fixed order. */
    order: z.array(id),
    total_interest: z.number(),
    months_to_debt_free: z.number(),
    /** Less interest than the cheapest strategy. */
    interest_saved: z.number(),
    /** Different orders. */
    tried: z.number(),
  }),
  /** The budget does not cover what is due, or never pays it off, or there are too many debts and months to search. */
  z.strictObject({ kind: z.literal('open'), because: z.enum(['short', 'endless', 'too_many']) }),
])

const projection = z.strictObject({
  ...course,
  today: z.string(),
  available_budget: z.number(),
  extra_per_month: z.number(),
  /** Expected money that counts, with the part of it that does. */
  lump_sums: z.array(z.extend(expectedSum, { counted: z.number() })),
  /** What keeps the projection from being good news, for the person to read. */
  notice: z.nullable(z.string()),
  liabilities: z.array(outcome),
  months: z.array(monthOfDebts),
  comparison: z.array(compared),
  certificate,
  reserve: reserveChoice,
  /** Both ways of it side by side, by the strategy; null where they are the same. */
  reserve_outcomes: z.nullable(z.strictObject({ keep: reserveOutcome, use: reserveOutcome })),
  /** What would end debts that are never paid off; null if they are, or if no budget does or could be found. */
  smallest_budget: z.nullable(z.strictObject(need)),
  /** What it takes to be debt-free by the month that was asked for; null without one. */
  goal: z.nullable(z.strictObject({ debt_free_by: z.string(), ...need })),
  inputs: planInputs,
})
export type PayoffProjection = z.infer<typeof projection>

/** What a person tries out; nothing of it is saved. */
const whatIf = z.strictObject({
  ...planChoice,
  extra_per_month: z.optional(queryAmount),
  /** A sum that comes once, today when left out. */
  lump_sum: z.optional(queryAmount),
  on: z.optional(date),
  /** Another monthly income, from a day on; from today when left out. */
  income: z.optional(queryAmount),
  income_from: z.optional(date),
  /** A month by which the person wants to be debt-free: what does that take? */
  debt_free_by: z.optional(month),
})
export type WhatIf = z.infer<typeof whatIf>

export const getProjection = endpoint({
  name: 'getProjection',
  method: 'GET',
  path: '/api/projection',
  access: 'signed-in',
  area: 'recommendations',
  query: whatIf,
  response: projection,
})

const formatParams = z.strictObject({ format: fileFormat })

/** Every month of every debt, and what all of it is computed from. */
export const downloadProjection = endpoint({
  name: 'downloadProjection',
  method: 'GET',
  path: '/api/projection/months.{format}',
  access: 'signed-in',
  params: formatParams,
  query: whatIf,
  response: z.string(),
  download: 'solvent-projection.{format}',
})
