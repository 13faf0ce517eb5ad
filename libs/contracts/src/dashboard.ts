import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { currency, id } from './fields'

const highPriorityLiability = z.strictObject({
  liability: z.strictObject({ id, liability_type: z.string(), description: z.string() }),
  priority_score: z.number(),
})

/** The total of the assets or liabilities of one type. */
const typeShare = z.strictObject({ type: z.string(), amount: z.number(), count: z.number() })
export type TypeShare = z.infer<typeof typeShare>

const dashboard = z.strictObject({
  user: z.strictObject({ name: z.string(), currency_preference: currency }),
  net_worth: z.number(),
  monthly_income: z.number(),
  total_assets: z.number(),
  /** The part of the assets that payments can come from. */
  liquid_assets: z.number(),
  /** Expenses since the first of the month. */
  spent_this_month: z.number(),
  total_liabilities: z.number(),
  active_liabilities_count: z.number(),
  /** Current assets, largest type first; they add up to the total. */
  assets_by_type: z.array(typeShare),
  /** Liabilities that are not paid off, largest type first; they add up to the total. */
  liabilities_by_type: z.array(typeShare),
  high_priority_liabilities: z.array(highPriorityLiability),
})
export type Dashboard = z.infer<typeof dashboard>

export const getDashboard = endpoint({
  name: 'getDashboard',
  method: 'GET',
  path: '/api/dashboard',
  access: 'read',
  area: 'dashboard',
  unknownUserEndsSession: true,
  response: dashboard,
})
