import { z } from 'zod'
import { looseAmount } from './tool-arguments'

const date = z.iso.date()

/** What a message can say about what a debt asks for, and about its rate beyond the present one. */
export const debtTerms = z.object({
  installments: looseAmount.optional().describe('Required, except with a payment or a minimum.'),
  payment: looseAmount.optional().describe('Of each due date.'),
  later_rate: looseAmount.optional().describe('The rate after a promotion, with later_rate_from.'),
  later_rate_from: date.optional(),
  deferred_until: date.optional().describe('No interest if it is paid off before this day.'),
  minimum_percent: looseAmount.optional().describe('Of a card: the share that a statement asks for.'),
  minimum_at_least: looseAmount.optional(),
  minimum_plus_interest: z.boolean().optional(),
  statement_days: looseAmount.optional().describe('Days from the statement to the due date.'),
  grace_period: z
    .enum(['kept', 'lost'])
    .optional()
    .describe('Of a card with an interest-free period: whether its statements are paid in full so far.'),
  credit_limit: looseAmount.optional(),
  yearly_fee: looseAmount.optional(),
  yearly_fee_from: date.optional().describe('The next day on which it is charged.'),
  late_fee: looseAmount.optional().describe('For a missed payment.'),
  early_charge_percent: looseAmount.optional().describe('Of what is paid early.'),
  early_charge_months: looseAmount.optional().describe('Months of interest on what is paid early.'),
  early_charge_free_from: date.optional().describe('Paying early costs nothing from this day on.'),
})

type DebtTerms = z.infer<typeof debtTerms>

/**
 * The fields of a liability for these arguments. Incomplete terms stay incomplete, so that the contract refuses them
 * and the model asks.
 */
export function toTermFields(args: DebtTerms): Record<string, unknown> {
  const terms = lenderTermsOf(args)
  return {
    ...installmentFields(args),
    ...(Object.keys(terms).length > 0 && { lender_terms: terms }),
    ...(args.credit_limit !== undefined && { credit_limit: args.credit_limit }),
  }
}

/** Without a payment or a minimum, a number is required: the contract refuses null. */
function installmentFields({ installments, payment, ...terms }: DebtTerms): Record<string, unknown> {
  if (installments !== undefined) {
    return { installments_total: installments, ...(payment !== undefined && { installment_amount: payment }) }
  }
  if (payment !== undefined) return { installment_amount: payment }
  return hasMinimum(terms) ? {} : { installments_total: null }
}

function lenderTermsOf(args: DebtTerms): Record<string, unknown> {
  const { later_rate: rate, later_rate_from: from, deferred_until, statement_days, grace_period } = args
  return {
    ...((rate !== undefined || from !== undefined) && { rate_changes: [{ from, rate }] }),
    ...(deferred_until && { deferred_until }),
    ...(hasMinimum(args) && {
      minimum: {
        percent: args.minimum_percent,
        at_least: args.minimum_at_least,
        plus_interest: args.minimum_plus_interest ?? false,
      },
    }),
    ...(statement_days !== undefined && { statement_days }),
    ...(grace_period && { grace_period }),
    ...feesOf(args),
  }
}

function feesOf(args: DebtTerms): Record<string, unknown> {
  const { yearly_fee: amount, yearly_fee_from: from, late_fee } = args
  const {
    early_charge_percent: percent,
    early_charge_months: interest_months,
    early_charge_free_from: free_from,
  } = args
  const charge = { percent, interest_months, free_from }
  return {
    ...((amount !== undefined || from !== undefined) && { yearly_fee: { amount, from } }),
    ...(late_fee !== undefined && { late_fee }),
    ...(Object.values(charge).some((term) => term !== undefined) && { early_charge: charge }),
  }
}

function hasMinimum({ minimum_percent, minimum_at_least }: DebtTerms): boolean {
  return minimum_percent !== undefined || minimum_at_least !== undefined
}
