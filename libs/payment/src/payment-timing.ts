import { today } from '@solvent/api-client'
import { addDays } from '@solvent/money'

/** The values of the fields that say when to pay. */
export type PaymentTiming = { when: 'today' | 'later'; on: string; automatic: 'record' | 'ask' }

/** The timing to open with: a later day if one is given, otherwise today. */
export function toPaymentTiming(on?: string): PaymentTiming {
  const isLater = on !== undefined && on > today()
  return { when: isLater ? 'later' : 'today', on: isLater ? on : '', automatic: 'record' }
}

/** The first day for which a payment can be scheduled. */
export function firstDay(): string {
  return addDays(today(), 1)
}
