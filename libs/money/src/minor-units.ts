/** Largest accepted amount in minor units: 999,999,999,999.99. */
const LARGEST_INPUT = 99_999_999_999_999n
/** Up to here neighbouring cents are still different JSON numbers (a double has 53 bits). */
const LARGEST_OUTPUT = 7_000_000_000_000_000n
const PLAIN_DECIMAL = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/

/**
 * A decimal of a JSON body or a form field as minor units: `12.5` -> `1250n`.
 * It works on the digits, so no amount passes through float arithmetic.
 *
 * @throws RangeError on anything but a plain decimal (NaN, exponent, grouping, spaces), on more than two
 *   decimal places, and beyond 999,999,999,999.99 in either direction.
 */
export function toMinor(decimal: number | string): bigint {
  return parse(decimal, LARGEST_INPUT)
}

/**
 * What `fromMinor` wrote, read back. Totals and balances with interest may be larger than any amount a person enters.
 *
 * @throws RangeError as `toMinor`, but only beyond 70,000,000,000,000.00.
 */
export function backToMinor(decimal: number): bigint {
  return parse(decimal, LARGEST_OUTPUT)
}

function parse(decimal: number | string, largest: bigint): bigint {
  const match = PLAIN_DECIMAL.exec(String(decimal))
  if (!match) throw new RangeError('Amount must be a plain decimal number such as 1234.50')
  const [, sign = '', whole = '', decimals = ''] = match
  if (decimals.length > 2) throw new RangeError('Amount must have at most two decimal places')
  // The length check comes first: converting a very long text to a bigint is slow.
  const magnitude = whole.length > 14 ? largest + 1n : BigInt(whole + decimals.padEnd(2, '0'))
  if (magnitude > largest) throw new RangeError(`Amount must not be beyond ${formatMinor(largest)}`)
  return sign ? -magnitude : magnitude
}

/**
 * Minor units as the decimal number of a JSON body: `1250n` -> `12.5`. Exact: `toMinor` reads it back.
 *
 * @throws RangeError beyond 70,000,000,000,000.00, where a JSON number no longer distinguishes cents.
 */
export function fromMinor(minor: bigint): number {
  if (minor > LARGEST_OUTPUT || minor < -LARGEST_OUTPUT) {
    throw new RangeError('Amount is too large for an exact JSON number')
  }
  return Number(formatMinor(minor))
}

/** Minor units as text with two decimal places and no grouping: `-123450n` -> `"-1234.50"`. */
export function formatMinor(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
