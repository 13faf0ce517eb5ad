import type { Plan, PlanChoice } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { planAnswer } from '@solvent/plan/answers'
import { saveMonthReserve } from '../../storage/tables/month-reserves-table'
import { readBooks } from '../books/with-books'
import type { Services } from '../services'
import { firstOfMonth } from './kept-money'
import { planInputsAndMemory } from './plan-inputs'

/**
 * The plan of the month. What it says is to be kept is remembered, because the plan of the next month counts on it.
 *
 * @throws DomainError `user_not_found`
 */
export async function recommend(services: Services, userId: string, choice: PlanChoice): Promise<Plan> {
  const read = await readBooks(services, userId, async (books) => ({
    ...(await planInputsAndMemory(books)),
    readOnly: books.readOnly,
  }))
  const { inputs, said } = read
  const plan = planAnswer(inputs, choice)
  const now = {
    month: firstOfMonth(inputs.today),
    kept: toMinor(plan.kept),
    reserved: toMinor(plan.reserved),
  }
  const isKnown = said?.kept === now.kept && said.reserved === now.reserved
  // What is only tried out is not what the person is told to keep.
  const isOwn = choice.strategy === undefined && choice.reserve === undefined
  if (isOwn && !isKnown && !read.readOnly) {
    await services.db.asUser(userId, (tx) => saveMonthReserve(tx, now))
  }
  return plan
}
