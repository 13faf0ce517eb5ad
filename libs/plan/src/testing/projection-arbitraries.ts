import {
  addDays,
  addMonthsClamped,
  daysPerPeriod,
  dueDatesThrough,
  type Frequency,
  maxOf,
  periodsPerYear,
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
  tuple,
} from 'fast-check'
import { instalmentAmount } from '../instalment'
import type { LenderTerms } from '../lender-terms'
import { withNextInstalment } from '../next-instalment'
import type { PlanLiability } from '../plan-liability'
import type { BudgetChange } from '../projection/funds'
import type { ProjectionInput } from '../projection/projection'
import {
  dayAfterStart,
  liabilityDueAround,
  lumpSumAround,
  someFrequency,
  someRateBp,
  someStrategy,
  someToday,
} from './arbitraries'
import { allTermsAround } from './daily-arbitraries'

/** A projection input with every field set. */
export type FullInput = Required<ProjectionInput>

/** The generators of a debt with an ordinary contract. */
interface DebtKind {
  /** Minor units. */
  total?: Arbitrary<bigint>
  frequency?: Arbitrary<Frequency>
  rateBp?: Arbitrary<number>
  /** Instalments missed, or prepaid if negative, at `today`. */
  missed?: Arbitrary<number>
  /** Part of an instalment that is paid already, in thousandths. */
  credit?: Arbitrary<number>
  /** Periods from the first due date to today; negative if it is still to come. */
  age?: Arbitrary<number>
  /** Whether it has due dates at all. */
  isScheduled?: Arbitrary<boolean>
  /** Interest by periods for most debts. */
  lenderTerms?: Arbitrary<LenderTerms | null>
}

/** The number of instalments of a card with a minimum. */
const ENDLESS = 5_200

const DAYS_PER_PERIOD: Record<Frequency, number> = {
  weekly: 7,
  biweekly: 14,
  monthly: 30,
  quarterly: 91,
  yearly: 365,
}

const MAX_INSTALMENTS: Record<Frequency, number> = {
  weekly: 36,
  biweekly: 36,
  monthly: 24,
  quarterly: 8,
  yearly: 3,
}

/** One value in four of five cases. */
function mostly<Value>(value: null, other: Arbitrary<Value>): Arbitrary<Value | null> {
  return oneof({ weight: 4, arbitrary: constant(value) }, { weight: 1, arbitrary: other })
}

/** A debt with an instalment that pays it off in the agreed number of periods. */
function contractOn(today: number, kind: DebtKind = {}): Arbitrary<PlanLiability> {
  const date = dayAfterStart(today)
  return record({
    total: kind.total ?? oneof(bigInt(1n, 5_000n), bigInt(10_000n, 3_000_000n)),
    count: integer({ min: 1, max: 36 }),
    frequency: kind.frequency ?? someFrequency,
    rateBp: kind.rateBp ?? oneof(someRateBp, integer({ min: 100, max: 3000 })),
    age: kind.age ?? integer({ min: -3, max: 30 }),
    jitter: integer({ min: 0, max: 29 }),
    missed: kind.missed ?? oneof(constant(0), integer({ min: -3, max: 4 })),
    credit: kind.credit ?? oneof(constant(0), integer({ min: 0, max: 999 })),
    isScheduled: kind.isScheduled ?? constantFrom(true, true, true, true, false),
    priority: oneof(constant(null), integer({ min: 1, max: 100 })),
    lenderTerms: kind.lenderTerms ?? mostly(null, allTermsAround(today)),
    unpaidOfStatement: oneof(constant(0), integer({ min: 1, max: 100 })),
    inGrace: boolean(),
  }).map(({ count: drawnCount, age, jitter, missed, credit, isScheduled, priority, ...drawn }) => {
    const { unpaidOfStatement, inGrace, ...terms } = drawn
    const { total, frequency, rateBp } = terms
    const lenderTerms = isScheduled ? termsFor(frequency, terms.lenderTerms) : null
    // Fewer instalments for long periods: a century of months would test no more.
    const count = Math.min(drawnCount, MAX_INSTALMENTS[frequency])
    const first = firstDueDate(date, frequency, age, jitter)
    const passed = dueDatesThrough(first, frequency, date)
    const installmentsPaid = Math.min(Math.max(0, passed - missed), count - 1)
    const instalment = instalmentAmount({ ...terms, lenderTerms, count, firstDueDate: first })
    const left = count - installmentsPaid
    const partlyPaid = (instalment * BigInt(credit)) / 1000n
    const owed = (total * BigInt(left)) / BigInt(count) - partlyPaid
    const hasMinimum = lenderTerms?.minimum !== undefined
    const debt = {
      id: '0',
      remaining: owed > 0n ? owed : 1n,
      instalment,
      installmentsTotal: hasMinimum ? ENDLESS : count,
      installmentsPaid,
      frequency,
      firstDueDate: isScheduled ? first : null,
      credit: partlyPaid,
      isCompleted: false,
      rateBp,
      lenderTerms,
      priority,
      ...(lenderTerms?.gracePeriod && {
        statement: { unpaid: (maxOf(0n, owed) * BigInt(unpaidOfStatement)) / 100n, inGrace },
      }),
    }
    const next = withNextInstalment(debt, date)
    // Credit is less than the instalment that it is paid towards.
    return next.instalment === instalment
      ? next
      : { ...next, credit: (next.instalment * BigInt(credit)) / 1000n }
  })
}

/** Terms without those that only a monthly debt can have. */
function termsFor(frequency: Frequency, terms: LenderTerms | null): LenderTerms | null {
  if (terms === null || frequency === 'monthly') return terms
  const { minimum: _minimum, statementDays: _statementDays, gracePeriod: _gracePeriod, ...others } = terms
  return others
}

function firstDueDate(today: string, frequency: Frequency, age: number, jitter: number): string {
  const days = daysPerPeriod(frequency)
  if (days !== null) return addDays(today, -days * age + (jitter % days))
  const shifted = addMonthsClamped(today, -age * Math.round(DAYS_PER_PERIOD[frequency] / 30))
  return addDays(shifted, jitter % DAYS_PER_PERIOD[frequency])
}

/** The budget as a percentage of an average month's instalments: hopeless, tight or rich. */
const someShare = oneof(
  integer({ min: 0, max: 80 }),
  integer({ min: 80, max: 130 }),
  integer({ min: 130, max: 1200 }),
)

interface ProjectionKind {
  debt?: (today: number) => Arbitrary<PlanLiability>
  share?: Arbitrary<number>
  /** Whether there are lump sums and changes of the budget. */
  events?: boolean
}

/** A person's debts and the money for them. */
export function someProjection(kind: ProjectionKind = {}): Arbitrary<FullInput> {
  const { debt = anyDebt, share = someShare, events = true } = kind
  return someToday.chain((today) =>
    record({
      today: constant(dayAfterStart(today)),
      liabilities: tuple(array(debt(today), { minLength: 1, maxLength: 4 }), someTwin).map(numbered),
      share,
      strategy: someStrategy,
      prepayZeroRate: boolean(),
      paidThisMonth: oneof(constant(0n), bigInt(0n, 20_000n)),
      extraPerMonth: oneof(constant(0n), bigInt(0n, 50_000n)),
      lumpSums: events ? array(lumpSumAround(today), { maxLength: 2 }) : constant([]),
      budgetChanges: events ? array(budgetChangeAround(today), { maxLength: 2 }) : constant([]),
      openingReserve: oneof(constant(0n), bigInt(0n, 50_000n)),
      keepsReserve: boolean(),
      reserveUnit: constant(100n),
      received: oneof(constant(0n), bigInt(0n, 50_000n)),
      cushionGap: oneof(constant(0n), bigInt(0n, 50_000n)),
    }).map(({ share: percent, ...rest }) => ({
      ...rest,
      monthlyBudget: (averageDues(rest.liabilities) * BigInt(percent)) / 100n,
    })),
  )
}

/** Ordinary contracts and, more rarely, debts whose numbers do not fit each other. */
function anyDebt(today: number): Arbitrary<PlanLiability> {
  return oneof(
    { weight: 19, arbitrary: contractOn(today) },
    { weight: 1, arbitrary: liabilityDueAround(today) },
  )
}

/** Now and then two debts are alike but for their ids and perhaps their due dates. */
const someTwin = constantFrom<Twin[]>('none', 'none', 'none', 'same', 'no-date')
type Twin = 'none' | 'same' | 'no-date'

function numbered([list, twin]: [PlanLiability[], Twin]): PlanLiability[] {
  const copies = twin === 'none' ? [] : list.slice(0, 1)
  const twins = copies.map((debt) =>
    twin === 'same' ? debt : { ...debt, firstDueDate: null, lenderTerms: null },
  )
  return [...list, ...twins].map((debt, index) => ({ ...debt, id: String(index + 7) }))
}

/** What the instalments of an average month cost, in minor units. */
function averageDues(debts: readonly PlanLiability[]): bigint {
  const aYear = debts.reduce(
    (sum, { instalment, frequency }) => sum + instalment * BigInt(periodsPerYear(frequency)),
    0n,
  )
  return aYear / 12n + 1n
}

function budgetChangeAround(today: number): Arbitrary<BudgetChange> {
  return record({
    from: integer({ min: today - 60, max: today + 1000 }).map(dayAfterStart),
    monthlyBudget: bigInt(0n, 300_000n),
  })
}

/** Debts without due dates and monthly ones whose first period has begun: all cost interest each month. */
const monthlyContract = (today: number) =>
  contractOn(today, {
    frequency: constant('monthly'),
    age: integer({ min: 0, max: 30 }),
    lenderTerms: constant(null),
  })

/** Debts that all cost interest each month, and mostly enough money for what is due. */
export const someMonthlyProjection = someProjection({
  debt: monthlyContract,
  share: integer({ min: 100, max: 800 }),
})

/** Debts whose interest accrues by days, each with an open balance and a due date. */
export const someDailyProjection = someProjection({
  debt: (today) =>
    contractOn(today, {
      frequency: constantFrom('monthly', 'monthly', 'quarterly', 'yearly'),
      isScheduled: constant(true),
      lenderTerms: allTermsAround(today),
    }),
  share: integer({ min: 100, max: 800 }),
})

/** Monthly debts of which some begin to cost interest only in a few months. */
export const someLateStarts = someProjection({
  debt: (today) => contractOn(today, { frequency: constant('monthly'), age: integer({ min: -9, max: 3 }) }),
  share: integer({ min: 100, max: 800 }),
  events: false,
})

/** Debts of a few cents with bills far apart, so that every possible reserve can be tried. */
export const someSmallProjection = someProjection({
  debt: (today) =>
    contractOn(today, {
      total: bigInt(20n, 400n),
      frequency: constantFrom('monthly', 'monthly', 'quarterly', 'yearly', 'weekly', 'biweekly'),
      age: integer({ min: -6, max: 6 }),
      rateBp: oneof(constant(0), integer({ min: 1_000, max: 9_900 })),
    }),
  share: integer({ min: 60, max: 400 }),
  events: false,
}).map((input) => ({
  ...input,
  openingReserve: input.openingReserve % 50n,
  received: input.received % 50n,
  cushionGap: input.cushionGap % 50n,
  reserveUnit: 1n,
  paidThisMonth: 0n,
  extraPerMonth: 0n,
}))
