import {
  addLiability,
  listLiabilities,
  listLiabilityTypes,
  payLiability,
  updateLiability,
} from '@solvent/contracts'
import {
  changeLiability,
  createLiability,
  listLiabilities as liabilitiesOf,
  listLiabilityTypes as liabilityTypesOf,
} from '../../domain/liabilities'
import { pay } from '../../domain/payments'
import type { Services } from '../../domain/services'
import type { Handle } from '../handle'

export function liabilityRoutes(handle: Handle, services: Services): void {
  handle(listLiabilities, async ({ userId }) => ({ liabilities: await liabilitiesOf(services, userId) }))

  handle(listLiabilityTypes, async ({ userId }) => ({
    liability_types: await liabilityTypesOf(services, userId),
  }))

  handle(addLiability, ({ userId, body }) => createLiability(services, userId, body))

  handle(updateLiability, ({ userId, params, body }) => changeLiability(services, userId, params.id, body))

  handle(payLiability, ({ userId, params, body }) => pay(services, userId, params.id, body))
}
