import { MAX_DAYS_AHEAD } from '@solvent/contracts'
import { addDays } from '@solvent/money'
import { DomainError } from '../domain-error'

/** @throws DomainError `invalid_request` for a day `on` that is not after today, or more than a year ahead */
export function requireLater(on: string, today: string): void {
  const isTooLate = on > addDays(today, MAX_DAYS_AHEAD)
  if (on > today && !isTooLate) return
  const message = isTooLate ? 'must be within a year' : 'must be after today'
  throw new DomainError('invalid_request', undefined, [{ field: 'on', message }])
}
