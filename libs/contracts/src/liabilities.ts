import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import {
  amount,
  date,
  deleted,
  fileFormat,
  flag,
  frequency,
  id,
  idParams,
  interestRate,
  must,
  positiveAmount,
  requiredText,
  text,
  wholeNumber,
} from './fields'
import { lenderTerms } from './lender-terms'

export const FALLBACK_LIABILITY_TYPES = [
  'Credit Card',
  'Student Loan',
  'Car Loan',
  'Mortgage',
  'Personal Loan',
  'Rent',
  'Utilities',
  'Insurance',
  'Subscription',
  'Other',
] as const

export const DEFAULT_PRIORITY = 50
export const DEFAULT_PAYMENT_SOURCE = 'Cash'
export const PAYMENT_TYPES = ['installment', 'full', 'partial'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** The maximum number of active debts per person. A plan of this many is computed within a second. */
export const MAX_ACTIVE_DEBTS = 500

/** A century of weekly instalments. */
export const MAX_INSTALLMENTS = 5200
const installments = wholeNumber(1, MAX_INSTALLMENTS)
const priorityScore = wholeNumber(1, 100)

export const liability = z.strictObject({
  id,
  liability_type: z.string(),
  description: z.string(),
  liability_amount: z.number(),
  total_amount: z.number(),
  remaining_amount: z.number(),
  /** The amount that pays it off today: the remaining amount, and the interest accrued since the last due date. */
  payoff_amount: z.number(),
  installment_amount: z.number(),
  installments_total: z.number(),
  installments_paid: z.number(),
  frequency,
  due_date: z.string(),
  next_due_date: z.nullable(z.string()),
  /** Today's score in the plan, 0 to 100. */
  priority: z.number(),
  /** The person's own weight, 1 to 100. */
  priority_score: z.number(),
  importance_score: z.number(),
  interest_rate: z.number(),
  is_completed: z.boolean(),
  /** How many instalments were paid when it was entered. */
  installments_paid_at_entry: z.number(),
  /** What was owed when it was entered; null: what the contract leaves after those instalments. */
  remaining_amount_at_entry: z.nullable(z.number()),
  /** The lender's instalment; null: the contract's. */
  lender_installment_amount: z.nullable(z.number()),
  /** Null: one rate that is counted by whole periods. */
  lender_terms: z.nullable(lenderTerms),
  /** The most that can be owed on a card; null if not stated. */
  credit_limit: z.nullable(z.number()),
  /** What to pay by which day, so that the next statement of a card adds no interest; null if nothing, or too late. */
  grace_payment: z.nullable(z.strictObject({ amount: z.number(), by: z.string() })),
  /**
   * What the lender charges today for paying early; null if nothing. A payment other than an installment is early
   * beyond `free_amount`. Of that part, early · percent / (100 + percent), half up, is the charge. `percent` times
   * 1,200 is a whole number.
   */
  early_payment: z.nullable(z.strictObject({ free_amount: z.number(), percent: z.number() })),
})
export type Liability = z.infer<typeof liability>

const terms = {
  liability_type: requiredText(60),
  installments_total: installments,
  frequency,
  due_date: date,
  priority_score: priorityScore,
  interest_rate: interestRate,
  description: z.optional(text(500)),
  // Of a debt that began before it was entered. In an update, an absent field stays as it is; null resets it.
  /** Instalments paid by then, fewer than the total; 0 by default. */
  installments_paid: z.optional(wholeNumber(0, MAX_INSTALLMENTS)),
  /** Owed by then, at most the total; by default what the contract leaves after the instalments paid. */
  remaining_amount: z.optional(z.nullable(positiveAmount)),
  /** The lender's instalment, more than a period's interest; the contract's by default. */
  installment_amount: z.optional(z.nullable(positiveAmount)),
  /** Rates that change, and interest by days; by default one rate that is counted by whole periods. */
  lender_terms: z.optional(z.nullable(lenderTerms)),
  /** The most that can be owed on a card. What is owed may exceed it. */
  credit_limit: z.optional(z.nullable(positiveAmount)),
}

export const listLiabilities = endpoint({
  name: 'listLiabilities',
  method: 'GET',
  path: '/api/liabilities',
  access: 'read',
  area: 'liabilities',
  response: z.strictObject({ liabilities: z.array(liability) }),
})

export const listLiabilityTypes = endpoint({
  name: 'listLiabilityTypes',
  method: 'GET',
  path: '/api/liabilities/types',
  access: 'read',
  response: z.strictObject({ liability_types: z.array(z.string()) }),
})

export const addLiability = endpoint({
  name: 'addLiability',
  method: 'POST',
  path: '/api/liabilities',
  access: 'manage',
  body: z.strictObject({
    ...terms,
    liability_amount: amount,
    /** Not required with an `installment_amount`: by default as many as it takes to pay the debt off. */
    installments_total: z.optional(installments),
  }),
  response: liability,
  saves: 'liabilities',
})

export const updateLiability = endpoint({
  name: 'updateLiability',
  method: 'PUT',
  path: '/api/liabilities/{id}',
  access: 'manage',
  params: idParams,
  body: z.strictObject({ ...terms, total_amount: amount }),
  response: liability,
  saves: 'liabilities',
})

export const paymentFields = {
  payment_type: z.enum(PAYMENT_TYPES, must('installment, full or partial')),
  /** The asset type the money comes from, or the description of an asset if it is no type. */
  payment_account: requiredText(60),
  /** The asset the money comes from; by default all liquid assets of the type, oldest first. */
  payment_asset_id: z.optional(id),
  /** Only for a partial payment. */
  payment_amount: z.optional(amount),
  /** Whether it comes from savings, and so does not count against the budget of the month; false by default. */
  from_savings: z.optional(flag),
}

/** What a debt cost that a payment has paid off. Amounts are decimals in the person's currency. */
const closedDebt = z.strictObject({
  /** All payments on it that are recorded in Solvent. */
  paid: z.number(),
  /** All interest added to it since it was entered. */
  interest: z.number(),
  /**
   * The interest that the terms at entry would have cost on schedule, less `interest`; never below 0. 0 if unknown:
   * when it was edited since, or a payment on it was undone.
   */
  saved: z.number(),
  /** Its instalment, which is no longer due every month; null if its frequency is not monthly. */
  freed: z.nullable(z.number()),
  /** The active debt with the earliest next due date; null if nothing is owed any more. */
  next: z.nullable(
    z.strictObject({ liability_type: z.string(), description: z.string(), due_date: z.string() }),
  ),
})
export type ClosedDebt = z.infer<typeof closedDebt>

export const payLiability = endpoint({
  name: 'payLiability',
  method: 'POST',
  path: '/api/liabilities/{id}/pay',
  access: 'record',
  params: idParams,
  body: z.strictObject({
    ...paymentFields,
    /** The scheduled payment that is made with this one. */
    scheduled_payment_id: z.optional(id),
  }),
  response: z.extend(liability, {
    /** The entry of the payment. */
    entry_id: z.string(),
    /** Null if the payment does not pay the debt off. */
    closed: z.nullable(closedDebt),
  }),
  saves: 'payment',
})

/** What a payment of today achieved. */
export const getPaymentEffect = endpoint({
  name: 'getPaymentEffect',
  method: 'GET',
  path: '/api/entries/{id}/effect',
  access: 'read',
  area: 'dashboard',
  params: idParams,
  response: z.strictObject({
    /**
     * The effect of the part beyond what was due this month, as text for the person. Null if there is no such part, it
     * changes nothing, or the balance of the debt has changed since.
     */
    effect: z.nullable(z.string()),
  }),
})

export const deleteLiability = endpoint({
  name: 'deleteLiability',
  method: 'DELETE',
  path: '/api/liabilities/{id}',
  access: 'manage',
  params: idParams,
  response: deleted,
  saves: 'liabilities',
})

const scheduleRow = z.strictObject({
  /** 1 is the first instalment of the contract. */
  number: z.number(),
  due_date: z.string(),
  /** Owed before the interest of this due date. */
  opening: z.number(),
  interest: z.number(),
  payment: z.number(),
  principal: z.number(),
  closing: z.number(),
})

/** The amortization table of the remaining payments, if every instalment is paid on its due date. */
export const getSchedule = endpoint({
  name: 'getSchedule',
  method: 'GET',
  path: '/api/liabilities/{id}/schedule',
  access: 'read',
  area: 'liabilities',
  params: idParams,
  response: z.strictObject({
    payments: z.array(scheduleRow),
    total_interest: z.number(),
    total_payments: z.number(),
    /** When the last payment is due; null if nothing is owed or the payments never pay it off. */
    paid_off_on: z.nullable(z.string()),
  }),
})

/** The same as a file, with all inputs needed to recompute it. */
export const downloadSchedule = endpoint({
  name: 'downloadSchedule',
  method: 'GET',
  path: '/api/liabilities/{id}/schedule.{format}',
  access: 'read',
  params: z.strictObject({ id, format: fileFormat }),
  response: z.string(),
  download: 'solvent-schedule.{format}',
})
