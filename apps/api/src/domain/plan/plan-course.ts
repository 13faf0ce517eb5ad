import type { PlanCourse } from '@solvent/contracts'
import { addDays } from '@solvent/money'
import { readBooks } from '../books/with-books'
import type { Services } from '../services'
import { planBasis } from './plan-inputs'
import { newTrace, traceBasis, traceSince } from './plan-traces'

/**
 * Where the person's own plan leads, and where it led before. A course that today's trace already holds is not computed
 * again.
 *
 * @throws DomainError `user_not_found`
 */
export async function planCourse(services: Services, userId: string): Promise<PlanCourse> {
  const { basis, traced, before } = await readBooks(services, userId, async (books) => {
    const yesterday = addDays(books.today, -1)
    const [basis, traced, before] = await Promise.all([
      planBasis(books),
      traceBasis(books),
      traceSince(books, undefined, yesterday),
    ])
    return { basis, traced, before }
  })
  const today = (await newTrace(services, userId, { ...basis, traced })) ?? traced.known
  if (today === null || basis.inputs.liabilities.length === 0) return { course: null, before: null }
  return {
    course: { debt_free_month: today.debtFreeMonth },
    before: before && { day: before.day, debt_free_month: before.debtFreeMonth },
  }
}
