/** The smaller of two amounts. */
export function minOf(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

/** The larger of two amounts. */
export function maxOf(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

/**
 * n/d rounded half up: floor((2n + d) / 2d).
 *
 * @throws RangeError unless d is positive.
 */
export function halfUpDiv(n: bigint, d: bigint): bigint {
  return floorDiv(2n * n + d, 2n * d)
}

/**
 * The part of an amount that is a share of the rest of it: amount · share / (base + share), half up. Of 110 with a
 * share of 10 in 100, it is 10.
 */
export function shareWithin(amount: bigint, share: number, base: number): bigint {
  return halfUpDiv(amount * BigInt(share), BigInt(base + share))
}

/**
 * n/d rounded up to the next integer.
 *
 * @throws RangeError unless d is positive.
 */
export function ceilDiv(n: bigint, d: bigint): bigint {
  return -floorDiv(-n, d)
}

/** `/` on bigints truncates towards zero, which is not the floor of a negative quotient. */
function floorDiv(n: bigint, d: bigint): bigint {
  if (d <= 0n) throw new RangeError('Divisor must be positive')
  const quotient = n / d
  return n % d < 0n ? quotient - 1n : quotient
}
