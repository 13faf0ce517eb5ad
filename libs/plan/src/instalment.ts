import { ceilDiv, type Frequency, minOf } from '@solvent/money'
import { periodInterest, rateBase } from './interest'

/** More than a century of weeks, and small enough that the exact power below is computed immediately. */
const MAX_INSTALMENTS = 10_000

export interface InstalmentTerms {
  /** The amount borrowed, in minor units. */
  total: bigint
  count: number
  /** Yearly interest in hundredths of a percent. */
  rateBp: number
  frequency: Frequency
}

/**
 * The regular instalment in minor units: the annuity P·i·(1+i)^n / ((1+i)^n − 1), or P/n without interest,
 * rounded up so that the last instalment is the smaller one and the sum is exact.
 *
 * @throws RangeError if the total is negative, the rate is not a whole number from 0 up, or the count is not
 *   a whole number from 1 to 10,000.
 */
export function instalmentAmount(terms: InstalmentTerms): bigint {
  const { total, count, rateBp } = terms
  if (total < 0n) throw new RangeError('Total must not be negative')
  if (!(Number.isInteger(count) && count >= 1 && count <= MAX_INSTALMENTS)) {
    throw new RangeError(`Number of instalments must be a whole number from 1 to ${MAX_INSTALMENTS}`)
  }
  if (!(Number.isInteger(rateBp) && rateBp >= 0)) {
    throw new RangeError('Interest rate must be a whole number of basis points from 0 up')
  }
  let amount = rateBp === 0 ? ceilDiv(total, BigInt(count)) : annuity(terms)
  // Interest is rounded at every posting, which can leave a few cents after the last instalment.
  while (balanceAfter(terms, amount, count) > 0n) amount += 1n
  return amount
}

/** The annuity with both fractions multiplied out, so that only the last division rounds. */
function annuity({ total, count, rateBp, frequency }: InstalmentTerms): bigint {
  const base = rateBase(frequency)
  const rate = BigInt(rateBp)
  const grown = (base + rate) ** BigInt(count)
  return ceilDiv(total * rate * grown, base * (grown - base ** BigInt(count)))
}

/** The balance by contract after `paid` instalments of this amount, each paid on its due date; minor units. */
export function balanceAfter(
  { total, rateBp, frequency }: Pick<InstalmentTerms, 'total' | 'rateBp' | 'frequency'>,
  instalment: bigint,
  paid: number,
): bigint {
  let balance = total
  for (let k = 0; k < paid && balance > 0n; k += 1) {
    balance += periodInterest(balance, rateBp, frequency)
    balance -= minOf(instalment, balance)
  }
  return balance
}
