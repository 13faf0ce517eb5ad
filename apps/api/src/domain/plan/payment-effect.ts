import type { BodyOf, ClosedDebt, payLiability, ResponseOf } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import { isBeyondDues } from '@solvent/plan/answers'
import { closedDebt } from '../books/closed-debt'
import { toDueLiability } from '../books/liability-view'
import { readBooks } from '../books/with-books'
import type { Services } from '../services'
import { payDebt } from './pay-debt'
import { planBasis, toPlannedLiability } from './plan-inputs'

/**
 * Makes a payment, and describes the effect of the part beyond the month's dues, and what a debt cost that it pays off.
 *
 * @throws DomainError as `payDebt` does
 */
export async function payWithEffect(
  services: Services,
  userId: string,
  id: string,
  payment: BodyOf<typeof payLiability>,
): Promise<ResponseOf<typeof payLiability>> {
  const today = services.clock.today()
  const { liability, before, amount } = await payDebt(services, userId, id, payment)
  // The payment is saved already, so a failure here must not fail the request.
  const [effect, closed] = await Promise.all([effectOf().catch(() => null), closedOf().catch(() => null)])
  return { ...liability, effect, closed }

  async function effectOf(): Promise<string | null> {
    if (!isBeyondDues(toDueLiability(before, today), amount, today)) return null
    const { inputs, settings } = await readBooks(services, userId, planBasis)
    const paid = { before: toPlannedLiability(before, today), amount: fromMinor(amount) }
    const request = { userId, debts: inputs.liabilities.length }
    return services.plans.run(request, 'effect', { inputs, ...settings }, paid)
  }

  async function closedOf(): Promise<ClosedDebt | null> {
    return liability.is_completed ? readBooks(services, userId, (books) => closedDebt(books, before)) : null
  }
}
