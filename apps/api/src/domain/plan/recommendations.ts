import type { Plan, PlanChoice } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { reserveBeyondReceived } from '@solvent/plan'
import { planAnswer } from '@solvent/plan/answers'
import { saveMonthReserve } from '../../storage/tables/month-reserves-table'
import { readBooks } from '../books/with-books'
import type { Services } from '../services'
import { firstOfMonth } from './carried-reserve'
import { planBasis } from './plan-inputs'
import { withSavedChoices } from './plan-settings'
import { newTrace, saveTrace, traceBasis } from './plan-traces'

/**
 * The plan of the month. Saves its reserve, on which the plan of the next month depends, and its inputs, so that a
 * later day can explain why the debt-free month moved.
 *
 * @throws DomainError `user_not_found`
 */
export async function recommend(services: Services, userId: string, choice: PlanChoice): Promise<Plan> {
  const { inputs, settings, savedReserve, traced, readOnly } = await readBooks(
    services,
    userId,
    async (books) => {
      const [basis, traced] = await Promise.all([planBasis(books), traceBasis(books)])
      return { ...basis, traced, readOnly: books.readOnly }
    },
  )
  const plan = planAnswer(inputs, withSavedChoices(choice, settings))
  const now = {
    month: firstOfMonth(inputs.today),
    kept: toMinor(plan.kept) + toMinor(plan.released),
    reserved: reserveBeyondReceived(toMinor(plan.reserved), toMinor(inputs.received?.left ?? 0)),
  }
  // No row means no reserve, as for most people.
  const { kept, reserved } = savedReserve ?? { kept: 0n, reserved: 0n }
  const isKnown = kept === now.kept && reserved === now.reserved
  // A plan that is only tried out is not saved.
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
