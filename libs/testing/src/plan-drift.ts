import type { getPlanDrift, PlanCourse, ResponseOf } from '@solvent/contracts'
import { driftAnswer, plannedCourse } from '@solvent/plan/answers'
import type { Books } from './books'
import { paidIn, toPlanInputs } from './plan-inputs'
import { toPlannedLiability } from './planned-liability'

/** The default settings of a plan. */
const DEFAULT_CHOICE = { strategy: 'avalanche', reserve: 'keep' } as const

/** Why the debt-free month moved since the earlier day on which the person opened the plan, if there is one. */
export function toDrift(books: Books): ResponseOf<typeof getPlanDrift> {
  const { earlierPlan, liabilities, planSettings } = books
  if (!earlierPlan) return { since: null, first_day: null, drift: null }
  const inputs = { ...toPlanInputs(books), liabilities: liabilities.map(toPlannedLiability) }
  const posted = liabilities.map(({ id }) => ({
    liability_id: id,
    interest: 0,
    paid: paidIn(books, '', id),
    from_received: 0,
  }))
  const before = { inputs: earlierPlan, ...DEFAULT_CHOICE }
  const drift = driftAnswer(before, { inputs, ...planSettings, posted })
  return { since: earlierPlan.today, first_day: earlierPlan.today, drift }
}

/** The plan's debt-free month, now and on the earlier day on which the person opened it, if there is one. */
export function toCourse(books: Books): PlanCourse {
  const inputs = toPlanInputs(books)
  if (inputs.liabilities.length === 0) return { course: null, before: null }
  const { earlierPlan, planSettings } = books
  const monthOf = (...plan: Parameters<typeof plannedCourse>) => ({
    debt_free_month: plannedCourse(...plan).debtFreeMonth,
  })
  return {
    course: monthOf(inputs, planSettings),
    before: earlierPlan ? { day: earlierPlan.today, ...monthOf(earlierPlan, DEFAULT_CHOICE) } : null,
  }
}
