import type { ScheduledPayment } from '@solvent/contracts'
import type { Books } from './books'
import { Refusal } from './refusal'

export function requireScheduled({ scheduled }: Books, id: string): ScheduledPayment {
  const found = scheduled.find((one) => one.id === id)
  if (found) return found
  throw new Refusal('not_found', 'This payment is no longer scheduled. It may already be paid.')
}
