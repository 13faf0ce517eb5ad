/** Above any balance of the books, in major units of the currency. */
const ABOVE_ANY_BALANCE = 100_000_000_000_000

/**
 * Rounds a typed decimal up to minor units, for comparison with balances: `12.5` -> `1250n`, `12.501` -> `1251n`.
 * Returns 0n for NaN, zero and negative numbers, and more than any balance for numbers too large for the books.
 */
export function ceilToMinor(decimal: number): bigint {
  if (!(decimal > 0)) return 0n
  if (decimal < 0.01) return 1n
  if (decimal >= ABOVE_ANY_BALANCE) return BigInt(ABOVE_ANY_BALANCE) * 100n
  // From 0.01 to far above the limit, String() writes a number without an exponent.
  const [integer = '', decimals = ''] = String(decimal).split('.')
  const floor = BigInt(integer + decimals.slice(0, 2).padEnd(2, '0'))
  return decimals.length > 2 ? floor + 1n : floor
}
