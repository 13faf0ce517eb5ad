/** Beyond every balance of the books, in whole units of the currency. */
const BEYOND = 100_000_000_000_000

/**
 * The least number of minor units that is not below the decimal a person typed: `12.5` -> `1250n`, and `1251n` for
 * `12.501`. Compared with balances, which are whole minor units, it stands for what was typed. Answers 0n for what
 * is not above zero or no number, and more than every balance for what the books cannot hold.
 */
export function ceilToMinor(decimal: number): bigint {
  if (!(decimal > 0)) return 0n
  if (decimal < 0.01) return 1n
  if (decimal >= BEYOND) return BigInt(BEYOND) * 100n
  // From 0.01 to far beyond the limit a number is written without an exponent.
  const [whole = '', decimals = ''] = String(decimal).split('.')
  const down = BigInt(whole + decimals.slice(0, 2).padEnd(2, '0'))
  return decimals.length > 2 ? down + 1n : down
}
