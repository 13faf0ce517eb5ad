import type { getPlanDrift, ResponseOf } from '@solvent/contracts'
import { courseOf, driftAnswer } from '@solvent/plan/answers'
import type { Books } from './books'
import { paidIn, toPlanInputs } from './plan-inputs'
import { toPlannedLiability } from './planned-liability'

/** Why the debt-free month moved since the one earlier day on which the person looked at the plan, if they did. */
export function toDrift(books: Books): ResponseOf<typeof getPlanDrift> {
  const { earlierPlan, liabilities, planSettings } = books
  const owed = toPlanInputs(books)
  const course = owed.liabilities.length === 0 ? null : courseOf(owed, planSettings)
  if (!earlierPlan) return { course, since: null, first_day: null, drift: null }
  const inputs = { ...owed, liabilities: liabilities.map(toPlannedLiability) }
  const posted = liabilities.map(({ id }) => ({ liability_id: id, interest: 0, paid: paidIn(books, '', id) }))
  const before = { inputs: earlierPlan, strategy: 'avalanche', reserve: 'keep' } as const
  const drift = driftAnswer(before, { inputs, ...planSettings, posted })
  return { course, since: earlierPlan.today, first_day: earlierPlan.today, drift }
}
