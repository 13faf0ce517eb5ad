import type { Recommendations } from '@solvent/contracts'
import type { Strategy } from '@solvent/plan'
import { planAnswer } from '@solvent/plan/answers'
import { readBooks } from '../books/open-books'
import type { Services } from '../services'
import { planInputs } from './plan-inputs'

/** @throws DomainError `user_not_found` */
export async function recommend(
  services: Services,
  userId: string,
  strategy?: Strategy,
): Promise<Recommendations> {
  const today = services.clock.today()
  const inputs = await readBooks(services, userId, (tx) => planInputs(tx, today))
  return planAnswer(inputs, strategy)
}
