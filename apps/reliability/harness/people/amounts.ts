/** Cents, read from the digits: no float takes part. */
export function toMinor(amount: number): bigint {
  const [whole = '0', part = ''] = String(Math.abs(amount)).split('.')
  const cents = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
  return amount < 0 ? -cents : cents
}

/** The number JSON carries for so many cents. */
export function toMajor(cents: bigint | number): number {
  return Number(`${cents}e-2`)
}
