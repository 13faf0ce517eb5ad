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
import type { Handle } from '../handle'

export function liabilityRoutes(handle: Handle): void {
  handle(listLiabilities, async ({ services, userId }) => ({
    liabilities: await liabilitiesOf(services, userId),
  }))

  handle(listLiabilityTypes, async ({ services, userId }) => ({
    liability_types: await liabilityTypesOf(services, userId),
  }))

  handle(addLiability, ({ services, userId, body }) => createLiability(services, userId, body))

  handle(updateLiability, ({ services, userId, params, body }) =>
    changeLiability(services, userId, params.id, body),
  )

  handle(payLiability, ({ services, userId, params, body }) => pay(services, userId, params.id, body))
}
