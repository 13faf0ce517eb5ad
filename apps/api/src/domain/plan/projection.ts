import type { PayoffProjection, PlanInputs, WhatIf } from '@solvent/contracts'
import { readBooks } from '../books/with-books'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { planBasis } from './plan-inputs'
import type { PlanRequest } from './plan-pool'
import { completed } from './plan-settings'

/**
 * What becomes of the debts, with what is tried out.
 *
 * @throws DomainError `user_not_found`, or `invalid_request` if what is tried out lies in the past
 */
export async function project(services: Services, userId: string, whatIf: WhatIf): Promise<PayoffProjection> {
  const { inputs, tried, request } = await triedOut(services, userId, whatIf)
  return services.plans.run(request, 'projection', inputs, tried)
}

interface TriedOut {
  inputs: PlanInputs
  /** What is tried out, with the person's own choices where it says nothing. */
  tried: WhatIf
  request: PlanRequest
}

/** What a projection of today is made from. @throws DomainError as `project` does */
export async function triedOut(services: Services, userId: string, whatIf: WhatIf): Promise<TriedOut> {
  requireNotPast(whatIf, services.clock.today())
  const { inputs, settings } = await readBooks(services, userId, planBasis)
  return {
    inputs,
    tried: { ...whatIf, ...completed(whatIf, settings) },
    request: { userId, debts: inputs.liabilities.length },
  }
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
