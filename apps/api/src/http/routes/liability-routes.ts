import {
  addLiability,
  deleteLiability,
  downloadSchedule,
  getSchedule,
  listLiabilities,
  listLiabilityTypes,
  payLiability,
  updateLiability,
} from '@solvent/contracts'
import { deleteLedgerItem } from '../../domain/books/delete-ledger-item'
import {
  changeLiability,
  createLiability,
  listLiabilities as liabilitiesOf,
  listLiabilityTypes as liabilityTypesOf,
} from '../../domain/books/liabilities'
import { readSchedule } from '../../domain/books/liability-schedule'
import { payWithEffect } from '../../domain/plan/payment-effect'
import { scheduleFile } from '../../domain/plan/plan-files'
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

  handle(payLiability, ({ services, userId, params, body }) =>
    payWithEffect(services, userId, params.id, body),
  )

  handle(deleteLiability, ({ services, userId, params }) =>
    deleteLedgerItem(services, userId, { kind: 'liability', id: params.id }),
  )

  handle(getSchedule, ({ services, userId, params }) => readSchedule(services, userId, params.id))

  handle(downloadSchedule, ({ services, userId, params: { id, format } }) =>
    scheduleFile(services, { userId, format }, id),
  )
}
