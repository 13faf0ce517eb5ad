import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/** `YYYY-MM`; null if the debts are never paid off. */
const debtFreeMonth = z.nullable(z.string())

const planCourse = z.strictObject({
  /** The outcome of the person's plan; null if nothing is owed. */
  course: z.nullable(z.strictObject({ debt_free_month: debtFreeMonth })),
  /** Its outcome on the first day within the last month on which it was viewed; null if that is today. */
  before: z.nullable(z.strictObject({ day: z.string(), debt_free_month: debtFreeMonth })),
})
export type PlanCourse = z.infer<typeof planCourse>

/** The month in which the last debt is paid off, now and before. */
export const getPlanCourse = endpoint({
  name: 'getPlanCourse',
  method: 'GET',
  path: '/api/plan-course',
  access: 'read',
  area: 'dashboard',
  response: planCourse,
})
