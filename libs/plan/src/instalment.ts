import { ceilDiv, type DateString, type Frequency, minOf } from '@solvent/money'
import { contractByDays, type DailyContract } from './contract-by-days'
import { periodInterest, rateBase } from './interest'
import type { LenderTerms } from './lender-terms'

/** More than a century of weeks, and small enough that the exact power below is computed immediately. */
const MAX_INSTALMENTS = 10_000

interface Contract {
  /** The amount borrowed, in minor units. */
  total: bigint
  /** Yearly interest in hundredths of a percent. */
  rateBp: number
  frequency: Frequency
  /** Interest that accrues by days depends on it. */
  firstDueDate?: DateString
  lenderTerms?: LenderTerms | null
}

export interface InstalmentTerms extends Contract {
  count: number
}

/**
 * The regular instalment in minor units: the annuity P·i·(1+i)^n / ((1+i)^n − 1), or P/n without interest,
 * rounded up so that the last instalment is the smaller one and the sum is exact. With interest that accrues by days,
 * the least amount that pays the debt off with the last instalment.
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
  if (isByDays(terms)) return leastInstalment(terms, count)
  let amount = rateBp === 0 ? ceilDiv(total, BigInt(count)) : annuity(terms)
  // Interest is rounded at every posting, which can leave a few cents after the last instalment.
  while (balanceAfter(terms, amount, count) > 0n) amount += 1n
  return amount
}

/** The balance by contract after `paid` instalments of this amount, each paid on its due date; minor units. */
export function balanceAfter(contract: Contract, instalment: bigint, paid: number): bigint {
  if (isByDays(contract)) return contractByDays(contract, paid).balanceAfter(instalment, paid)
  const { total, rateBp, frequency } = contract
  let balance = total
  for (let k = 0; k < paid && balance > 0n; k += 1) {
    balance += periodInterest(balance, rateBp, frequency)
    balance -= minOf(instalment, balance)
  }
  return balance
}

function isByDays(contract: Contract): contract is DailyContract {
  return contract.lenderTerms != null && contract.firstDueDate !== undefined
}

/** The annuity with both fractions multiplied out, so that only the last division rounds. */
function annuity({ total, count, rateBp, frequency }: InstalmentTerms): bigint {
  const base = rateBase(frequency)
  const rate = BigInt(rateBp)
  const grown = (base + rate) ** BigInt(count)
  return ceilDiv(total * rate * grown, base * (grown - base ** BigInt(count)))
}

/** Doubles the instalment without interest until it is enough, then bisects. As if it did not change. */
function leastInstalment({ lenderTerms, ...others }: DailyContract, count: number): bigint {
  const { instalmentChanges: _, ...unchanged } = lenderTerms
  const contract = { ...others, lenderTerms: unchanged }
  const course = contractByDays(contract, count)
  const isEnough = (amount: bigint) => course.balanceAfter(amount, count) === 0n
  let enough = ceilDiv(contract.total, BigInt(count))
  let tooLittle = enough - 1n
  while (!isEnough(enough)) {
    tooLittle = enough
    enough *= 2n
  }
  while (enough - tooLittle > 1n) {
    const middle = (tooLittle + enough) / 2n
    if (isEnough(middle)) enough = middle
    else tooLittle = middle
  }
  return enough
}
