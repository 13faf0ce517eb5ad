/** A share of an amount in whole minor units, half up: amount · share / base. Exact for amounts below 2^53. */
export function shareOf(amount: number, share: number, base: number): number {
  // Divided before it is multiplied.
  const times = Math.floor(amount / base)
  const rest = (amount - times * base) * share
  return times * share + Math.floor((2 * rest + base) / (2 * base))
}
