import type { Plan, PlanChoice } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { planAnswer } from '@solvent/plan/answers'
import { saveMonthReserve } from '../../storage/tables/month-reserves-table'
import { readBooks } from '../books/with-books'
import type { Services } from '../services'
import { firstOfMonth } from './kept-money'
import { planBasis } from './plan-inputs'
import { completed } from './plan-settings'
import { newTrace, saveTrace, traceBasis } from './plan-traces'

/**
 * The plan of the month. What it says is to be kept is remembered, because the plan of the next month counts on it, and
 * what it is made from, so that a later day can tell why the debt-free month moved.
 *
 * @throws DomainError `user_not_found`
 */
export async function recommend(services: Services, userId: string, choice: PlanChoice): Promise<Plan> {
  const { inputs, settings, said, traced, readOnly } = await readBooks(services, userId, async (books) => {
    const [basis, traced] = await Promise.all([planBasis(books), traceBasis(books)])
    return { ...basis, traced, readOnly: books.readOnly }
  })
  const plan = planAnswer(inputs, completed(choice, settings))
  const now = {
    month: firstOfMonth(inputs.today),
    kept: toMinor(plan.kept),
    reserved: toMinor(plan.reserved),
  }
  // Most people keep nothing, and no row says the same.
  const { kept, reserved } = said ?? { kept: 0n, reserved: 0n }
  const isKnown = kept === now.kept && reserved === now.reserved
  // What is only tried out is not what the person is told to keep.
  const isOwn = plan.strategy === settings.strategy && plan.reserve === settings.reserve
  if (!isOwn || readOnly) return plan
  const trace = await newTrace(services, userId, { inputs, settings, traced })
  if (isKnown && trace === null) return plan
  await services.db.asUser(userId, async (tx) => {
    if (!isKnown) await saveMonthReserve(tx, now)
    if (trace) await saveTrace(tx, trace)
  })
  return plan
}
