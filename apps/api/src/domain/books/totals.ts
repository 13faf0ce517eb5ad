import { maxOf } from '@solvent/money'
import { invalidField } from '../invalid-field'

/** Totals up to 50,000,000,000,000.00 are exact JSON numbers. */
export const LARGEST_SAFE_TOTAL = 5_000_000_000_000_000n

export function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}

/** What a debt adds to a total at most, in minor units: what was borrowed, or what is owed if that is more. */
export function debtSize({ total, remaining }: Readonly<Record<'total' | 'remaining', bigint>>): bigint {
  return maxOf(total, remaining)
}

/** Whether a total is small enough to show exactly. */
export function isSafeTotal(amounts: readonly bigint[]): boolean {
  return total(amounts) <= LARGEST_SAFE_TOTAL
}

/**
 * Refuses an amount that would make a total too large to show exactly.
 *
 * @throws DomainError `invalid_request` for the field
 */
export function requireSafeTotal(field: string, amounts: readonly bigint[]): void {
  if (isSafeTotal(amounts)) return
  throw invalidField(field, 'This amount makes your total too large.')
}
