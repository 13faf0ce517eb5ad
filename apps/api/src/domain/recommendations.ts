import type { Recommendations } from '@solvent/contracts'
import type { Strategy } from '@solvent/plan'
import { planAnswer } from '@solvent/plan/answers'
import { openBooks } from './open-books'
import { planInputs } from './plan-inputs'
import type { Services } from './services'

/** @throws DomainError `user_not_found` */
export function recommend(services: Services, userId: string, strategy?: Strategy): Promise<Recommendations> {
  return openBooks(services, userId, async (tx) =>
    planAnswer(await planInputs(tx, userId, services.clock.today()), strategy),
  )
}
