import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { date, done, flag, id, idParams } from './fields'
import { PAYMENT_TYPES, paymentFields } from './liabilities'

/** The maximum number of scheduled payments per person. */
export const MAX_SCHEDULED_PAYMENTS = 100

/** How far ahead a payment can be scheduled, in days. */
export const MAX_DAYS_AHEAD = 366

const scheduledPayment = z.strictObject({
  id,
  liability_id: id,
  /** The debt's description, or else its type. */
  liability: z.string(),
  payment_type: z.enum(PAYMENT_TYPES),
  payment_account: z.string(),
  payment_asset_id: z.nullable(id),
  /** What the person calls the account: the name of its asset, or else the type. */
  source: z.string(),
  /** What it would be today: at most what pays the debt off. */
  amount: z.number(),
  from_savings: z.boolean(),
  on: z.string(),
  /** Whether it is recorded on its day without asking. */
  automatic: z.boolean(),
  /** Whether its day has come and it waits for the person to record, move or cancel it. */
  is_due: z.boolean(),
  /** Why it was not or cannot be recorded, as text for the person; null if it can. */
  problem: z.nullable(z.string()),
})
export type ScheduledPayment = z.infer<typeof scheduledPayment>

/** When to make a payment, and whether to record it then without asking. */
const timing = { on: date, automatic: flag }

/** By day. Those of deleted debts are left out. */
export const listScheduledPayments = endpoint({
  name: 'listScheduledPayments',
  method: 'GET',
  path: '/api/scheduled-payments',
  access: 'read',
  area: 'liabilities',
  response: z.strictObject({ scheduled_payments: z.array(scheduledPayment) }),
})

/** Schedules a payment for a later day. `payLiability` makes one today. */
export const schedulePayment = endpoint({
  name: 'schedulePayment',
  method: 'POST',
  path: '/api/liabilities/{id}/scheduled-payments',
  access: 'manage',
  params: idParams,
  body: z.strictObject({ ...paymentFields, ...timing }),
  response: scheduledPayment,
  saves: 'scheduled_payments',
})

export const moveScheduledPayment = endpoint({
  name: 'moveScheduledPayment',
  method: 'PUT',
  path: '/api/scheduled-payments/{id}',
  access: 'manage',
  params: idParams,
  body: z.strictObject(timing),
  response: scheduledPayment,
  saves: 'scheduled_payments',
})

export const cancelScheduledPayment = endpoint({
  name: 'cancelScheduledPayment',
  method: 'DELETE',
  path: '/api/scheduled-payments/{id}',
  access: 'manage',
  params: idParams,
  response: done,
  saves: 'scheduled_payments',
})
