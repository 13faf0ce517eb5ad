import type { PayoffProjection, PlanInputs, WhatIf } from '@solvent/contracts'
import { projectionAnswer } from '@solvent/plan/answers'
import { readBooks } from '../books/with-books'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { planBasis } from './plan-inputs'
import { completed } from './plan-settings'

/**
 * What becomes of the debts, with what is tried out.
 *
 * @throws DomainError `user_not_found`, or `invalid_request` if what is tried out lies in the past
 */
export function project(services: Services, userId: string, whatIf: WhatIf): Promise<PayoffProjection> {
  return withWhatIf(services, userId, whatIf, projectionAnswer)
}

/** Answers from the inputs of today and what is tried out, with the person's own choices. @throws DomainError as `project` does. */
export async function withWhatIf<Answer>(
  services: Services,
  userId: string,
  whatIf: WhatIf,
  answer: (inputs: PlanInputs, whatIf: WhatIf) => Answer,
): Promise<Answer> {
  requireNotPast(whatIf, services.clock.today())
  const { inputs, settings } = await readBooks(services, userId, planBasis)
  // The work of the engine holds up no transaction.
  return answer(inputs, { ...whatIf, ...completed(whatIf, settings) })
}

function requireNotPast({ on, income_from, debt_free_by }: WhatIf, today: string): void {
  const fields = Object.entries({ on, income_from })
    .filter(([, date]) => date !== undefined && date < today)
    .map(([field]) => ({ field, message: 'must be today or later' }))
  if (debt_free_by !== undefined && debt_free_by < today.slice(0, 7)) {
    fields.push({ field: 'debt_free_by', message: 'must be this month or later' })
  }
  if (fields.length > 0) throw new DomainError('invalid_request', undefined, fields)
}
