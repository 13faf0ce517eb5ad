/** Largest accepted amount in minor units: 999,999,999,999.99. */
const MAX_INPUT_MINOR = 99_999_999_999_999n
/** The largest amount at which adjacent cents are still different JSON numbers (a double has 53 bits). */
const MAX_OUTPUT_MINOR = 7_000_000_000_000_000n
const PLAIN_DECIMAL = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/

/**
 * Converts a decimal of a JSON body or a form field to minor units: `12.5` -> `1250n`. It works on the digits, without
 * floating-point arithmetic.
 *
 * @throws RangeError on anything but a plain decimal (NaN, exponent, grouping, spaces), on more than two
 *   decimal places, and beyond 999,999,999,999.99 in either direction.
 */
export function toMinor(decimal: number | string): bigint {
  return parse(decimal, MAX_INPUT_MINOR)
}

/**
 * Converts a result of `fromMinor` back. Totals and balances with interest may exceed the largest amount a person can
 * enter.
 *
 * @throws RangeError like `toMinor`, but with the limit 70,000,000,000,000.00.
 */
export function backToMinor(decimal: number): bigint {
  return parse(decimal, MAX_OUTPUT_MINOR)
}

function parse(decimal: number | string, max: bigint): bigint {
  const match = PLAIN_DECIMAL.exec(String(decimal))
  if (!match) throw new RangeError('Amount must be a plain decimal number such as 1234.50')
  const [, sign = '', integer = '', decimals = ''] = match
  if (decimals.length > 2) throw new RangeError('Amount must have at most two decimal places')
  // The length check comes first: converting a very long text to a bigint is slow.
  const magnitude = integer.length > 14 ? max + 1n : BigInt(integer + decimals.padEnd(2, '0'))
  if (magnitude > max) throw new RangeError(`Amount must not be beyond ${formatMinor(max)}`)
  return sign ? -magnitude : magnitude
}

/**
 * Converts minor units to a decimal number for a JSON body: `1250n` -> `12.5`. Exact: `backToMinor` converts it back.
 *
 * @throws RangeError beyond 70,000,000,000,000.00, where a JSON number no longer distinguishes cents.
 */
export function fromMinor(minor: bigint): number {
  if (minor > MAX_OUTPUT_MINOR || minor < -MAX_OUTPUT_MINOR) {
    throw new RangeError('Amount is too large for an exact JSON number')
  }
  return Number(formatMinor(minor))
}

/** Minor units as text with two decimal places and no grouping: `-123450n` -> `"-1234.50"`. */
export function formatMinor(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
