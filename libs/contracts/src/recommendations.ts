import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { id } from './fields'

const recommendation = z.strictObject({
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
  amount: z.number(),
  urgency: z.enum(['high', 'medium', 'low']),
})
export type Recommendation = z.infer<typeof recommendation>

const recommendations = z.strictObject({
  total_income: z.number(),
  available_budget: z.number(),
  remaining_budget: z.number(),
  recommendations: z.array(recommendation),
})
export type Recommendations = z.infer<typeof recommendations>

export const getRecommendations = endpoint({
  name: 'getRecommendations',
  method: 'GET',
  path: '/api/recommendations',
  access: 'signed-in',
  area: 'recommendations',
  response: recommendations,
})
