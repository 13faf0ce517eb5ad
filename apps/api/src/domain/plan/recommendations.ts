import type { Plan } from '@solvent/contracts'
import type { Strategy } from '@solvent/plan'
import { planAnswer } from '@solvent/plan/answers'
import { readBooks } from '../books/with-books'
import type { Services } from '../services'
import { planInputs } from './plan-inputs'

/** @throws DomainError `user_not_found` */
export async function recommend(services: Services, userId: string, strategy?: Strategy): Promise<Plan> {
  const inputs = await readBooks(services, userId, planInputs)
  return planAnswer(inputs, strategy)
}
