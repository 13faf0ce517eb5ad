import {
  addDays,
  type DateString,
  type DayCount,
  daysBetween,
  dueDate,
  endOfMonth,
  type Frequency,
} from '@solvent/money'
import {
  type Arbitrary,
  array,
  bigInt,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  sample,
  tuple,
} from 'fast-check'
import { instalmentAmount } from '../src/instalment'
import type { LenderTerms } from '../src/lender-terms'
import { firstDay } from '../src/posting-dates'

/** Every run compares the same debts, so that the differences can be counted. */
const SEED = 20_261_128

/** A debt from its start. Without lender terms, its interest is counted by whole periods. */
export interface RandomDebt {
  /** Minor units, as is the instalment. */
  total: bigint
  /** Hundredths of a percent. */
  rateBp: number
  frequency: Frequency
  firstDueDate: DateString
  count: number
  lenderTerms: LenderTerms | null
  /** Whether the instalment pays the debt off in time. Otherwise it is less, and the last one is a balloon. */
  isLevel: boolean
  instalment: bigint
  /** Payments on any day after the first, in percent of what is owed then. Empty without lender terms. */
  parts: readonly { date: DateString; percent: number }[]
}

/** The minimums of a card that are compared. */
const MOST_MINIMUMS = 120

const MOST_INSTALMENTS: Record<Frequency, number> = {
  weekly: 60,
  biweekly: 60,
  monthly: 60,
  quarterly: 24,
  yearly: 12,
}

/** Half of the dates are the last day of a month, where conventions differ. */
const someDate: Arbitrary<DateString> = tuple(integer({ min: 0, max: 18_000 }), boolean()).map(
  ([days, isLast]) => {
    const date = addDays('2000-01-01', days)
    return isLast ? endOfMonth(date) : date
  },
)

const someRateBp = oneof(
  { weight: 1, arbitrary: constant(0) },
  { weight: 9, arbitrary: integer({ min: 1, max: 4_000 }) },
)

type Contract = Omit<RandomDebt, 'lenderTerms' | 'isLevel' | 'instalment' | 'parts'>

const someContract: Arbitrary<Contract> = constantFrom<Frequency[]>(
  'weekly',
  'biweekly',
  'monthly',
  'quarterly',
  'yearly',
).chain((frequency) =>
  record({
    total: oneof(bigInt(1n, 10_000n), bigInt(1n, 30_000_000n)),
    rateBp: someRateBp,
    frequency: constant(frequency),
    firstDueDate: someDate,
    count: integer({ min: 1, max: MOST_INSTALMENTS[frequency] }),
  }),
)

/** Days from a bit before the first day of a contract to a bit after its last due date. */
function someDayOf({ firstDueDate, frequency, count }: Contract): Arbitrary<DateString> {
  const start = firstDay({ firstDueDate, frequency })
  const days = daysBetween(start, dueDate(firstDueDate, frequency, count - 1))
  return integer({ min: -20, max: days + 20 }).map((n) => addDays(start, n))
}

function someTerms(contract: Contract): Arbitrary<LenderTerms> {
  const someDay = someDayOf(contract)
  return record({
    dayCount: constantFrom<DayCount[]>('actual_365', 'actual_360', '30_360'),
    rateChanges: array(tuple(someDay, someRateBp), { maxLength: 4 }).map((drawn) =>
      [...new Map(drawn)].sort(byDate).map(([from, rateBp]) => ({ from, rateBp })),
    ),
    deferredUntil: oneof({ weight: 4, arbitrary: constant(undefined) }, { weight: 1, arbitrary: someDay }),
  }).map(({ deferredUntil, ...terms }) => (deferredUntil ? { ...terms, deferredUntil } : terms))
}

type MoreTerms = Pick<LenderTerms, 'statementDays' | 'minimum' | 'instalmentChanges'>

/** 31 days of actual/360 at the largest rate cost 3.44% of what is owed; a share without the interest is above that. */
const someMinimum = boolean().chain((plusInterest) =>
  record({
    shareBp: integer({ min: plusInterest ? 200 : 345, max: 1_500 }),
    atLeast: bigInt(100n, 5_000n),
    plusInterest: constant(plusInterest),
  }),
)

/** A third of the monthly debts have statements, a third a minimum. Other debts only have instalments that change. */
function someMoreTerms(contract: Contract): Arbitrary<MoreTerms> {
  const changes = array(tuple(someDayOf(contract), bigInt(1n, contract.total)), {
    minLength: 1,
    maxLength: 3,
  })
  const someChanges = changes.map((drawn) => ({
    instalmentChanges: [...new Map(drawn)].sort(byDate).map(([from, amount]) => ({ from, amount })),
  }))
  const none = { weight: 6, arbitrary: constant({}) }
  if (contract.frequency !== 'monthly') return oneof(none, { weight: 2, arbitrary: someChanges })
  return tuple(
    oneof(none, {
      weight: 3,
      arbitrary: integer({ min: 1, max: 27 }).map((statementDays) => ({ statementDays })),
    }),
    oneof(
      none,
      { weight: 2, arbitrary: someChanges },
      { weight: 4, arbitrary: someMinimum.map((minimum) => ({ minimum })) },
    ),
  ).map(([statements, instalments]) => ({ ...statements, ...instalments }))
}

/** A fifth of the debts have one. */
function someYearlyFee(contract: Contract): Arbitrary<Pick<LenderTerms, 'yearlyFee'>> {
  const yearlyFee = record({ amount: bigInt(1n, 10_000n), from: someDayOf(contract) })
  return oneof({ weight: 4, arbitrary: constant({}) }, { weight: 1, arbitrary: record({ yearlyFee }) })
}

function someParts(contract: Contract): Arbitrary<RandomDebt['parts']> {
  const { firstDueDate, frequency, count } = contract
  const [start, end] = [firstDay(contract), dueDate(firstDueDate, frequency, count - 1)]
  return array(tuple(someDayOf(contract), integer({ min: 1, max: 60 })), { maxLength: 6 }).map((drawn) =>
    [...new Map(drawn)]
      .filter(([date]) => start < date && date <= end)
      .sort(byDate)
      .map(([date, percent]) => ({ date, percent })),
  )
}

const someDebt: Arbitrary<RandomDebt> = someContract.chain((contract) =>
  record({
    terms: oneof({ weight: 3, arbitrary: constant(null) }, { weight: 7, arbitrary: someTerms(contract) }),
    // A balloon instalment, in percent of the level one.
    percent: oneof(constant(100n), bigInt(30n, 99n)),
    parts: someParts(contract),
    more: someMoreTerms(contract),
    fee: someYearlyFee(contract),
  }).map(({ terms, percent, parts, more, fee }) => {
    const lenderTerms = terms && { ...terms, ...more, ...fee }
    const level = instalmentAmount({ ...contract, lenderTerms })
    const part = (level * percent) / 100n
    const isFixed = !lenderTerms?.minimum && !lenderTerms?.instalmentChanges && !lenderTerms?.yearlyFee
    return {
      ...contract,
      count: lenderTerms?.minimum ? MOST_MINIMUMS : contract.count,
      lenderTerms,
      isLevel: part === level && isFixed,
      instalment: part === 0n ? 1n : part,
      parts: lenderTerms ? parts : [],
    }
  }),
)

export function randomDebts(count: number): RandomDebt[] {
  return sample(someDebt, { seed: SEED, numRuns: count })
}

/** Two days, the earlier one first. */
export function randomSpans(count: number): [DateString, DateString][] {
  return sample(
    tuple(someDate, someDate).map(([one, other]) => (one < other ? [one, other] : [other, one])),
    { seed: SEED, numRuns: count },
  )
}

function byDate([one]: readonly [DateString, unknown], [other]: readonly [DateString, unknown]): number {
  return one < other ? -1 : 1
}
