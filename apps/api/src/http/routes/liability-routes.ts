import {
  addLiability,
  cancelScheduledPayment,
  deleteLiability,
  downloadSchedule,
  getPaymentEffect,
  getSchedule,
  listLiabilities,
  listLiabilityTypes,
  listScheduledPayments,
  moveScheduledPayment,
  payLiability,
  schedulePayment,
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
import {
  cancelPayment,
  movePayment,
  schedulePayment as schedule,
  listScheduledPayments as scheduledPaymentsOf,
} from '../../domain/books/scheduled-payments'
import { payAndClose } from '../../domain/plan/pay-and-close'
import { paymentEffect } from '../../domain/plan/payment-effect'
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

  handle(payLiability, ({ services, userId, params, body }) => payAndClose(services, userId, params.id, body))

  handle(getPaymentEffect, async ({ services, userId, params }) => ({
    effect: await paymentEffect(services, userId, params.id),
  }))

  handle(deleteLiability, ({ services, userId, params }) =>
    deleteLedgerItem(services, userId, { kind: 'liability', id: params.id }),
  )

  handle(getSchedule, ({ services, userId, params }) => readSchedule(services, userId, params.id))

  handle(downloadSchedule, ({ services, userId, params: { id, format } }) =>
    scheduleFile(services, { userId, format }, id),
  )

  handle(listScheduledPayments, async ({ services, userId }) => ({
    scheduled_payments: await scheduledPaymentsOf(services, userId),
  }))

  handle(schedulePayment, ({ services, userId, params, body }) => schedule(services, userId, params.id, body))

  handle(moveScheduledPayment, ({ services, userId, params, body }) =>
    movePayment(services, userId, params.id, body),
  )

  handle(cancelScheduledPayment, async ({ services, userId, params }) => {
    await cancelPayment(services, userId, params.id)
    return { message: 'Payment cancelled.' }
  })
}
