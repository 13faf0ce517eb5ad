import type { PayoffProjection, PlanChoice, PlanInputs, ProjectionRange, WhatIf } from '@solvent/contracts'
import { readBooks } from '../books/with-books'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { planBasis } from './plan-inputs'
import type { PlanRequest } from './plan-pool'
import { withSavedChoices } from './plan-settings'

/** Of all causes together and each alone. */
const MAX_SIMULATED_RUNS = 500

/**
 * How the debts develop under a what-if scenario.
 *
 * @throws DomainError `user_not_found`, or `invalid_request` if the scenario has a date in the past
 */
export async function project(services: Services, userId: string, whatIf: WhatIf): Promise<PayoffProjection> {
  const { inputs, scenario, request } = await readProjectionInputs(services, userId, whatIf)
  return services.plans.run(request, 'projection', inputs, scenario)
}

/**
 * When the debts end in eight of ten simulated runs of the plan.
 *
 * @throws DomainError `user_not_found`
 */
export async function projectRange(
  services: Services,
  userId: string,
  choice: PlanChoice,
): Promise<ProjectionRange> {
  const { inputs, scenario, request } = await readProjectionInputs(services, userId, choice)
  // Hundreds of runs never block other requests.
  return services.plans.run(
    { ...request, debts: request.debts * MAX_SIMULATED_RUNS },
    'range',
    inputs,
    scenario,
  )
}

interface ProjectionInputs {
  inputs: PlanInputs
  /** The scenario, completed from the person's settings. */
  scenario: WhatIf
  request: PlanRequest
}

/** Reads the inputs of a projection from today. @throws DomainError as `project` does */
export async function readProjectionInputs(
  services: Services,
  userId: string,
  whatIf: WhatIf,
): Promise<ProjectionInputs> {
  requireNotPast(whatIf, services.clock.today())
  const { inputs, settings } = await readBooks(services, userId, planBasis)
  return {
    inputs,
    scenario: { ...whatIf, ...withSavedChoices(whatIf, settings) },
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
