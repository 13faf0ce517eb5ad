import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/** `YYYY-MM`; null where the debts are never paid off. */
const debtFreeMonth = z.nullable(z.string())

const planCourse = z.strictObject({
  /** Where the person's own plan leads; null where nothing is owed. */
  course: z.nullable(z.strictObject({ debt_free_month: debtFreeMonth })),
  /** Where it led on the first day of the last month on which it was looked at; null where that is today. */
  before: z.nullable(z.strictObject({ day: z.string(), debt_free_month: debtFreeMonth })),
})
export type PlanCourse = z.infer<typeof planCourse>

/** The month in which the last debt is paid, and which it was before. */
export const getPlanCourse = endpoint({
  name: 'getPlanCourse',
  method: 'GET',
  path: '/api/plan-course',
  access: 'signed-in',
  area: 'dashboard',
  response: planCourse,
})
