import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { date, fileFormat, id, month, queryAmount } from './fields'
import { expectedSum, planInputs } from './plan-inputs'
import { planChoice, reserveChoice, strategy } from './strategies'

/** How it ends: debt-free; debts that do not shrink at this budget; or no end within 100 years or 7 trillion. */
export const ending = z.enum(['debt_free', 'never', 'too_far'])

/** Months are `YYYY-MM`; amounts are decimals. */
const course = {
  strategy,
  ending,
  /** Including this month; null unless it ends debt-free. */
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

/** The least money that reaches a goal, and the month of the last payment with it; null if no amount does. */
const need = {
  /** In addition to the budget and the what-if inputs. */
  more_per_month: z.nullable(z.number()),
  /** The total for debts each month, including it; also null if the budget changes later. */
  budget: z.nullable(z.number()),
  /** If no budget does: the earliest possible month, with unlimited money. */
  debt_free_month: z.nullable(z.string()),
  /** The same as text for the person. */
  text: z.string(),
}

/** All debts in one month: previously owed + interest - paid = owed. */
const monthOfDebts = z.strictObject({
  month: z.string(),
  interest: z.number(),
  paid: z.number(),
  /** Due, but not covered by the budget. */
  short_by: z.number(),
  /** Reserved at its end for later months. */
  reserved: z.number(),
  owed: z.number(),
})

const compared = z.strictObject({
  ...course,
  /** Interest saved compared with paying only what is due. */
  interest_saved: z.nullable(z.number()),
  /** Extra interest and extra days compared with the cheapest strategy. */
  extra_cost: z.nullable(z.number()),
  extra_days: z.nullable(z.number()),
  closed_in_a_year: z.number(),
  short_months: z.number(),
  /** Owed at the end of each month. */
  owed: z.array(z.number()),
})

/** The outcome of reserving what is needed soon, or of using all of it now. */
const reserveOutcome = z.strictObject({
  ending,
  debt_free_month: z.nullable(z.string()),
  total_interest: z.number(),
  short_months: z.number(),
})

/** What is known about the best order of extra payments. */
const certificate = z.discriminatedUnion('kind', [
  /** Paying the highest rate first is cheapest. */
  z.strictObject({ kind: z.literal('proven') }),
  /** The best order that a search found; it costs no more than any strategy. */
  z.strictObject({
    kind: z.literal('searched'),
    /** The debts in the order in which they get extra money; empty if a strategy costs less than any fixed order. */
    order: z.array(id),
    total_interest: z.number(),
    months_to_debt_free: z.number(),
    /** Interest saved compared with the cheapest strategy. */
    interest_saved: z.number(),
    /** The number of different orders tried. */
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
  /** The expected money that is counted, with the counted part of each sum. */
  lump_sums: z.array(z.extend(expectedSum, { counted: z.number() })),
  /** A problem with the projection, as text for the person. */
  notice: z.nullable(z.string()),
  liabilities: z.array(outcome),
  months: z.array(monthOfDebts),
  comparison: z.array(compared),
  certificate,
  reserve: reserveChoice,
  /** Both reserve choices with this strategy; null if they have the same outcome. */
  reserve_outcomes: z.nullable(z.strictObject({ keep: reserveOutcome, use: reserveOutcome })),
  /**
   * What pays every instalment on time; null if the budget does, but for a single month, or if no such budget exists
   * or was found.
   */
  smallest_budget: z.nullable(z.strictObject(need)),
  /** What it takes to be debt-free by the requested month; null without one. */
  goal: z.nullable(z.strictObject({ debt_free_by: z.string(), ...need })),
  inputs: planInputs,
})
export type PayoffProjection = z.infer<typeof projection>

/** What-if inputs; they are not saved. */
const whatIf = z.strictObject({
  ...planChoice,
  extra_per_month: z.optional(queryAmount),
  /** A one-time sum, on `on` or today by default. */
  lump_sum: z.optional(queryAmount),
  on: z.optional(date),
  /** A different monthly income, from `income_from` or today by default. */
  income: z.optional(queryAmount),
  income_from: z.optional(date),
  /** The month by which the person wants to be debt-free; requests `goal`. */
  debt_free_by: z.optional(month),
})
export type WhatIf = z.infer<typeof whatIf>

export const getProjection = endpoint({
  name: 'getProjection',
  method: 'GET',
  path: '/api/projection',
  access: 'read',
  area: 'recommendations',
  query: whatIf,
  response: projection,
})

const formatParams = z.strictObject({ format: fileFormat })

/** Every month of every debt, and the inputs it is computed from. */
export const downloadProjection = endpoint({
  name: 'downloadProjection',
  method: 'GET',
  path: '/api/projection/months.{format}',
  access: 'read',
  params: formatParams,
  query: whatIf,
  response: z.string(),
  download: 'solvent-projection.{format}',
})
