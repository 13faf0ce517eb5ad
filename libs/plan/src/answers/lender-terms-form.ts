import type { LenderTerms as ContractTerms } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import type { EarlyCharge, LenderTerms } from '../lender-terms'

/** Converts terms of the contract for the engine. Two decimals of a percent are basis points. */
export function toLenderTerms(given: ContractTerms | null | undefined): LenderTerms | null {
  if (given == null) return null
  const {
    day_count,
    rate_changes,
    deferred_until,
    installment_changes,
    minimum,
    statement_days,
    grace_period,
    early_charge,
    yearly_fee: fee,
    late_fee,
  } = given
  return {
    ...(day_count && { dayCount: day_count }),
    ...(rate_changes && {
      rateChanges: rate_changes.map(({ from, rate }) => ({ from, rateBp: Number(toMinor(rate)) })),
    }),
    ...(deferred_until && { deferredUntil: deferred_until }),
    ...(installment_changes && {
      instalmentChanges: installment_changes.map(({ from, amount }) => ({ from, amount: toMinor(amount) })),
    }),
    ...(minimum && {
      minimum: {
        shareBp: Number(toMinor(minimum.percent)),
        atLeast: toMinor(minimum.at_least),
        plusInterest: minimum.plus_interest,
      },
    }),
    ...(statement_days && { statementDays: statement_days }),
    ...(grace_period && { gracePeriod: grace_period }),
    ...(early_charge && { earlyCharge: toEarlyCharge(early_charge) }),
    ...(fee && { yearlyFee: { amount: toMinor(fee.amount), from: fee.from } }),
    ...(late_fee && { lateFee: toMinor(late_fee) }),
  }
}

/** Converts terms of the engine for the contract. */
export function fromLenderTerms(terms: LenderTerms | null | undefined): ContractTerms | null {
  if (terms == null) return null
  const { dayCount, rateChanges, deferredUntil, instalmentChanges, minimum, statementDays } = terms
  const { gracePeriod, earlyCharge, yearlyFee, lateFee } = terms
  return {
    ...(dayCount && { day_count: dayCount }),
    ...(rateChanges && {
      rate_changes: rateChanges.map(({ from, rateBp }) => ({ from, rate: fromMinor(BigInt(rateBp)) })),
    }),
    ...(deferredUntil && { deferred_until: deferredUntil }),
    ...(instalmentChanges && {
      installment_changes: instalmentChanges.map(({ from, amount }) => ({ from, amount: fromMinor(amount) })),
    }),
    ...(minimum && {
      minimum: {
        percent: fromMinor(BigInt(minimum.shareBp)),
        at_least: fromMinor(minimum.atLeast),
        plus_interest: minimum.plusInterest,
      },
    }),
    ...(statementDays && { statement_days: statementDays }),
    ...(gracePeriod && { grace_period: gracePeriod }),
    ...(earlyCharge && { early_charge: fromEarlyCharge(earlyCharge) }),
    ...(yearlyFee && { yearly_fee: { amount: fromMinor(yearlyFee.amount), from: yearlyFee.from } }),
    ...(lateFee && { late_fee: fromMinor(lateFee) }),
  }
}

function toEarlyCharge({
  percent = 0,
  interest_months,
  free_from,
}: NonNullable<ContractTerms['early_charge']>): EarlyCharge {
  const charge =
    interest_months === undefined
      ? { shareBp: Number(toMinor(percent)) }
      : { interestMonths: interest_months }
  return { ...charge, ...(free_from && { freeFrom: free_from }) }
}

function fromEarlyCharge(charge: EarlyCharge): ContractTerms['early_charge'] {
  const { freeFrom } = charge
  return {
    ...('shareBp' in charge
      ? { percent: fromMinor(BigInt(charge.shareBp)) }
      : { interest_months: charge.interestMonths }),
    ...(freeFrom && { free_from: freeFrom }),
  }
}
