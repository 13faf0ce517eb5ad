/** Converts to cents using the decimal digits, without floating-point arithmetic. */
export function toMinor(amount: number): bigint {
  const [whole = '0', part = ''] = String(Math.abs(amount)).split('.')
  const cents = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
  return amount < 0 ? -cents : cents
}

/** Converts cents to the number used in JSON. */
export function toMajor(cents: bigint | number): number {
  return Number(`${cents}e-2`)
}
