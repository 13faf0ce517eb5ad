/** Divisor for balance × yearly basis points × months: 10,000 basis points times 12 months. */
export const MONTHS_BASE = 120_000

/**
 * `amount * rateBp / base`, half up. Exact for whole amounts below 2^53, because the amount is divided before it
 * is multiplied: neither product passes 2^53.
 */
export function interestOf(amount: number, rateBp: number, base: number): number {
  const times = Math.floor(amount / base)
  const rest = amount - times * base
  return times * rateBp + Math.floor((2 * rest * rateBp + base) / (2 * base))
}
