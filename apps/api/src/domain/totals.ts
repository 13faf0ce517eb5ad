import { DomainError } from './domain-error'

/** Up to 50,000,000,000,000.00 a total is an exact JSON number. */
const LARGEST_TOTAL = 5_000_000_000_000_000n

export function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}

/**
 * Refuses an amount that would make a total too large to show exactly.
 *
 * @throws DomainError `invalid_request` for the field
 */
export function requireCountable(field: string, amounts: readonly bigint[]): void {
  if (total(amounts) <= LARGEST_TOTAL) return
  const message = 'Together with the others this amount is too large.'
  throw new DomainError('invalid_request', message, [{ field, message }])
}
