import type { LenderTerms as ContractTerms } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import type { LenderTerms } from '../lender-terms'

/** Converts terms of the contract for the engine. Two decimals of a percent are basis points. */
export function toLenderTerms(given: ContractTerms | null | undefined): LenderTerms | null {
  if (given == null) return null
  const { day_count, rate_changes, deferred_until } = given
  return {
    ...(day_count && { dayCount: day_count }),
    ...(rate_changes && {
      rateChanges: rate_changes.map(({ from, rate }) => ({ from, rateBp: Number(toMinor(rate)) })),
    }),
    ...(deferred_until && { deferredUntil: deferred_until }),
  }
}

/** Converts terms of the engine for the contract. */
export function fromLenderTerms(terms: LenderTerms | null | undefined): ContractTerms | null {
  if (terms == null) return null
  const { dayCount, rateChanges, deferredUntil } = terms
  return {
    ...(dayCount && { day_count: dayCount }),
    ...(rateChanges && {
      rate_changes: rateChanges.map(({ from, rateBp }) => ({ from, rate: fromMinor(BigInt(rateBp)) })),
    }),
    ...(deferredUntil && { deferred_until: deferredUntil }),
  }
}
