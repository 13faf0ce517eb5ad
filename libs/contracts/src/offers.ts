import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import {
  amount,
  date,
  decimal,
  done,
  frequency,
  id,
  idParams,
  interestRate,
  positiveAmount,
  requiredText,
  wholeNumber,
} from './fields'
import { lenderTerms } from './lender-terms'
import { liability, MAX_ACTIVE_DEBTS, MAX_INSTALLMENTS } from './liabilities'
import { ending } from './projection'

/** The most offers per person, which are compared side by side. */
export const MAX_OFFERS = 4

const replacedDebt = z.strictObject({
  id,
  /** By default all that clears it. */
  amount: z.optional(positiveAmount),
})

const differ = (debts: readonly { id: string }[]) =>
  new Set(debts.map((debt) => debt.id)).size === debts.length

/** One debt in place of others, which is named after the offer. */
const fields = {
  name: requiredText(60),
  /** The debts that it pays. */
  replaces: z
    .array(replacedDebt)
    .check(
      z.minLength(1, 'Choose at least one debt.'),
      z.maxLength(MAX_ACTIVE_DEBTS, `must be at most ${MAX_ACTIVE_DEBTS}`),
      z.refine(differ, 'must be different debts'),
    ),
  /** What the lenders accept in place of all that it pays; absent if that is not less. */
  settled_for: z.optional(positiveAmount),
  /** The new lender's fee, in percent of what it pays, and the least fee. */
  fee_percent: decimal(100, 'must be at most 100'),
  fee_at_least: amount,
  /** What the present lenders charge for the early payment. */
  charges: amount,
  liability_type: requiredText(60),
  interest_rate: interestRate,
  frequency,
  due_date: date,
  /** Not required with an `installment_amount`, nor with a minimum. */
  installments_total: z.optional(wholeNumber(1, MAX_INSTALLMENTS)),
  /** By default what pays it off with the number of installments. */
  installment_amount: z.optional(positiveAmount),
  lender_terms: z.optional(lenderTerms),
  /** Of a card. */
  credit_limit: z.optional(positiveAmount),
}

export const offerFields = z
  .strictObject(fields)
  .check(
    z.refine(
      ({ installments_total, installment_amount, lender_terms }) =>
        installments_total !== undefined ||
        installment_amount !== undefined ||
        lender_terms?.minimum !== undefined,
      { error: 'is required', path: ['installments_total'] },
    ),
  )
export type OfferFields = z.infer<typeof offerFields>

/** How the debts end with the same money, as they are or with an offer. Amounts are decimals. */
const course = z.strictObject({
  ending,
  /** `YYYY-MM`; null unless it ends debt-free. */
  debt_free_month: z.nullable(z.string()),
  interest: z.number(),
  total_paid: z.number(),
})
export type OfferCourse = z.infer<typeof course>

const courses = {
  /** By the person's plan. */
  plan: course,
  /** If exactly what is due is paid. */
  only_due: course,
  /** What is due in one of the next twelve months, on average. */
  due_per_month: z.number(),
}

const comparison = z.strictObject({
  ...courses,
  /** Whether it costs less by the plan and if only what is due is paid, in one of these cases, or in none. */
  verdict: z.enum(['better', 'depends', 'not_better']),
  /** The same as text for the person. */
  text: z.string(),
  /** What would make it worse, or is easily overlooked, as texts for the person. */
  warnings: z.array(z.string()),
  /** How much less is paid in all; below 0 if it is more. Null unless the debts end with and without it. */
  saved: z.nullable(z.number()),
  saved_if_only_due: z.nullable(z.number()),
  /** The month from the end of which on less has been paid and is owed than without it; null if never. */
  ahead_from: z.nullable(z.string()),
  /** In percent: up to it, the offer costs less by the plan; of a promotion, the rate after it. Null if not known. */
  highest_rate: z.nullable(z.number()),
  /** What is owed on the new debt: what the offer pays or is settled for, the fee and the charges. */
  owed: z.number(),
  installment_amount: z.number(),
  installments_total: z.number(),
  fee: z.number(),
  charges: z.number(),
  /** What a settlement leaves unpaid. */
  forgiven: z.number(),
})
export type OfferComparison = z.infer<typeof comparison>

const offer = z.strictObject({ id, ...fields })
export type Offer = z.infer<typeof offer>

const comparedOffer = z.strictObject({
  ...offer.shape,
  /** Null if the offer can no longer be accepted. */
  comparison: z.nullable(comparison),
  /** Why not, as text for the person. */
  problem: z.nullable(z.string()),
})
export type ComparedOffer = z.infer<typeof comparedOffer>

/** The person's offers, oldest first, beside the debts as they are. */
export const listOffers = endpoint({
  name: 'listOffers',
  method: 'GET',
  path: '/api/offers',
  access: 'read',
  area: 'recommendations',
  response: z.strictObject({ today: z.strictObject(courses), offers: z.array(comparedOffer) }),
})
export type ComparedOffers = z.infer<typeof listOffers.response>

export const addOffer = endpoint({
  name: 'addOffer',
  method: 'POST',
  path: '/api/offers',
  access: 'manage',
  body: offerFields,
  response: offer,
  saves: 'plan',
})

export const changeOffer = endpoint({
  name: 'changeOffer',
  method: 'PUT',
  path: '/api/offers/{id}',
  access: 'manage',
  params: idParams,
  body: offerFields,
  response: offer,
  saves: 'plan',
})

export const deleteOffer = endpoint({
  name: 'deleteOffer',
  method: 'DELETE',
  path: '/api/offers/{id}',
  access: 'manage',
  params: idParams,
  response: done,
  saves: 'plan',
})

/** Adds the debt of an offer and pays those it replaces, in one entry. The offer stays. */
export const acceptOffer = endpoint({
  name: 'acceptOffer',
  method: 'POST',
  path: '/api/offers/{id}/accept',
  access: 'manage',
  params: idParams,
  response: z.strictObject({ liability, entry_id: id }),
  saves: 'liabilities',
})
