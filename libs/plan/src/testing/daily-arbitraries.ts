import type { DateString, DayCount } from '@solvent/money'
import {
  type Arbitrary,
  array,
  bigInt,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  tuple,
} from 'fast-check'
import type { LenderTerms } from '../lender-terms'
import type { Minimum } from '../minimum'
import { dayAfterStart } from './arbitraries'

const someDayCount = constantFrom<DayCount[]>('actual_365', 'actual_360', '30_360')

/** Terms of a debt that accrues by days, with changes of the rate before and after a day. */
export function lenderTermsAround(today: number): Arbitrary<LenderTerms> {
  const someDay = integer({ min: today - 500, max: today + 900 }).map(dayAfterStart)
  return record({
    dayCount: oneof(constant(undefined), someDayCount),
    rateChanges: array(tuple(someDay, oneof(constant(0), integer({ min: 1, max: 5_000 }))), {
      maxLength: 3,
    }).map(toChanges),
    deferredUntil: oneof({ weight: 3, arbitrary: constant(undefined) }, { weight: 1, arbitrary: someDay }),
  }).map(({ dayCount, rateChanges, deferredUntil }) => ({
    ...(dayCount && { dayCount }),
    ...(rateChanges.length > 0 && { rateChanges }),
    ...(deferredUntil && { deferredUntil }),
  }))
}

/** The same, also with instalments that change, or of a card with a minimum and statements before the due dates. */
export function allTermsAround(today: number): Arbitrary<LenderTerms> {
  return record({
    terms: lenderTermsAround(today),
    instalments: oneof(constant({}), someMinimum, instalmentChangesAround(today)),
    statementDays: oneof(constant(undefined), integer({ min: 1, max: 27 })),
    gracePeriod: constantFrom(undefined, 'kept' as const, 'lost' as const),
    earlyCharge: earlyChargeAround(today),
    fees: someFees(today),
  }).map(({ terms, instalments, statementDays, gracePeriod, earlyCharge, fees }) => {
    const all: LenderTerms = { ...terms, ...instalments, ...fees, ...(statementDays && { statementDays }) }
    const hasGrace = gracePeriod && all.minimum && all.statementDays && !all.deferredUntil
    if (all.minimum) return hasGrace ? { ...all, gracePeriod } : all
    return { ...all, ...(earlyCharge && { earlyCharge }) }
  })
}

/** A share of what is paid early or the interest of some months on it, for half of the debts. */
function earlyChargeAround(today: number): Arbitrary<LenderTerms['earlyCharge']> {
  const someDay = integer({ min: today - 100, max: today + 900 }).map(dayAfterStart)
  const someCharge = oneof(
    integer({ min: 1, max: 500 }).map((shareBp) => ({ shareBp })),
    integer({ min: 1, max: 6 }).map((interestMonths) => ({ interestMonths })),
  )
  return oneof(
    constant(undefined),
    tuple(someCharge, oneof(constant(undefined), someDay)).map(([charge, freeFrom]) => ({
      ...charge,
      ...(freeFrom && { freeFrom }),
    })),
  )
}

/** A yearly fee, a late fee or both, for a third of the debts. */
function someFees(today: number): Arbitrary<Pick<LenderTerms, 'yearlyFee' | 'lateFee'>> {
  const yearlyFee = record({
    amount: bigInt(1n, 10_000n),
    from: integer({ min: today - 700, max: today + 500 }).map(dayAfterStart),
  })
  const lateFee = bigInt(1n, 5_000n)
  return oneof(
    { weight: 4, arbitrary: constant({}) },
    { weight: 1, arbitrary: record({ yearlyFee, lateFee }) },
    { weight: 1, arbitrary: oneof(record({ yearlyFee }), record({ lateFee })) },
  )
}

function instalmentChangesAround(today: number): Arbitrary<Pick<LenderTerms, 'instalmentChanges'>> {
  const someDay = integer({ min: today - 500, max: today + 900 }).map(dayAfterStart)
  const someAmount = oneof(bigInt(1n, 5_000n), bigInt(1n, 200_000n))
  return array(tuple(someDay, someAmount), { minLength: 1, maxLength: 3 }).map((drawn) => ({
    instalmentChanges: inOrder(drawn).map(([from, amount]) => ({ from, amount })),
  }))
}

/** A share above the interest of a month at any rate drawn here, or with the interest on top. */
const someMinimum: Arbitrary<{ minimum: Minimum }> = oneof(
  record({
    shareBp: integer({ min: 200, max: 1_000 }),
    atLeast: bigInt(500n, 5_000n),
    plusInterest: constant(true),
  }),
  record({
    shareBp: integer({ min: 600, max: 1_500 }),
    atLeast: bigInt(500n, 5_000n),
    plusInterest: constant(false),
  }),
).map((minimum) => ({ minimum }))

function toChanges(drawn: readonly [DateString, number][]): LenderTerms['rateChanges'] & {} {
  return inOrder(drawn).map(([from, rateBp]) => ({ from, rateBp }))
}

/** One of each day, in the order of the days. */
function inOrder<Value>(drawn: readonly [DateString, Value][]): [DateString, Value][] {
  return [...new Map(drawn)].sort(([one], [other]) => (one < other ? -1 : 1))
}
