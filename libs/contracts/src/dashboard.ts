import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { currency, id } from './fields'

const highPriorityLiability = z.strictObject({
  liability: z.strictObject({ id, liability_type: z.string(), description: z.string() }),
  priority_score: z.number(),
})

const dashboard = z.strictObject({
  user: z.strictObject({ name: z.string(), currency_preference: currency }),
  net_worth: z.number(),
  monthly_income: z.number(),
  total_assets: z.number(),
  total_liabilities: z.number(),
  active_liabilities_count: z.number(),
  high_priority_liabilities: z.array(highPriorityLiability),
})
export type Dashboard = z.infer<typeof dashboard>

export const getDashboard = endpoint({
  name: 'getDashboard',
  method: 'GET',
  path: '/api/dashboard',
  access: 'signed-in',
  area: 'dashboard',
  response: dashboard,
})
