import { dueDate, type Frequency } from '@solvent/money'
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
import { type BudgetRule, DEFAULT_BUDGET } from '../budget'
import type { MonthlyPlanInput } from '../monthly-plan'
import type { PlanLiability } from '../plan-liability'
import type { LumpSum } from '../projection/funds'
import type { Strategy } from '../strategy'

export const someStrategy = constantFrom<Strategy[]>('avalanche', 'snowball', 'priority', 'minimum')

export const someFrequency = constantFrom<Frequency[]>('weekly', 'biweekly', 'monthly', 'quarterly', 'yearly')
export const someRateBp = oneof(constant(0), integer({ min: 1, max: 10_000 }))

export const someToday = integer({ min: 1500, max: 3000 })
/** Small amounts too, so that ties and single cents occur. */
const someAmount = oneof(bigInt(0n, 50n), bigInt(1n, 300_000n), bigInt(1n, 500_000_000n))

/** The day `days` after the first of January 2020, without a clock. */
export function dayAfterStart(days: number): string {
  // Weekly due dates reach every seventh day; the first date supplies the rest.
  const first = `2020-01-0${1 + (days % 7)}`
  return days < 7 ? first : dueDate(first, 'weekly', Math.floor(days / 7))
}

export function liabilityDueAround(today: number): Arbitrary<PlanLiability> {
  return tuple(
    record({
      remaining: someAmount,
      instalment: oneof(constant(0n), bigInt(1n, 50n), bigInt(1n, 400_000n)),
      installmentsTotal: integer({ min: 1, max: 60 }),
      frequency: someFrequency,
      firstDueDate: oneof(constant(null), integer({ min: today - 900, max: today + 450 }).map(dayAfterStart)),
      isCompleted: constantFrom(false, false, false, false, true),
      rateBp: someRateBp,
      priority: oneof(constant(null), integer({ min: 1, max: 100 })),
    }),
    integer({ min: 0, max: 1000 }),
    integer({ min: 0, max: 999 }),
  ).map(([terms, paid, credit]) => ({
    ...terms,
    id: '0',
    installmentsPaid: Math.floor((terms.installmentsTotal * paid) / 1000),
    credit: (terms.instalment * BigInt(credit)) / 1000n,
  }))
}

/** A debt and the current date. */
export const someLiability = someToday.chain((today) =>
  record({ today: constant(dayAfterStart(today)), liability: liabilityDueAround(today) }),
)

/** Money expected before and after a day. */
export function lumpSumAround(today: number): Arbitrary<LumpSum> {
  return record({
    on: integer({ min: today - 60, max: today + 1000 }).map(dayAfterStart),
    amount: bigInt(0n, 500_000n),
    confidencePercent: integer({ min: 0, max: 100 }),
  })
}

const someBudget: Arbitrary<BudgetRule> = oneof(
  constant(DEFAULT_BUDGET),
  record({ kind: constant('share' as const), percent: integer({ min: 1, max: 100 }) }),
  record({ kind: constant('amount' as const), amount: bigInt(1n, 200_000n) }),
)

/** A person's debts, income and payments on some day, well-off or short of money. */
export const somePlanInput: Arbitrary<Required<Omit<MonthlyPlanInput, 'currency'>>> = someToday.chain(
  (today) =>
    record({
      today: constant(dayAfterStart(today)),
      monthlyIncome: oneof(constant(null), bigInt(-10n, 200_000n), bigInt(0n, 900_000_000n)),
      budget: someBudget,
      paidThisMonth: oneof(constant(0n), bigInt(0n, 100_000n)),
      liabilities: array(liabilityDueAround(today), { maxLength: 6 }).map((list) =>
        list.map((liability, index) => ({ ...liability, id: String(index + 7) })),
      ),
      strategy: someStrategy,
      prepayZeroRate: boolean(),
      keepsReserve: boolean(),
      reserveUnit: constant(100n),
      openingReserve: oneof(constant(0n), bigInt(0n, 100_000n)),
      lumpSums: array(lumpSumAround(today), { maxLength: 2 }),
      received: oneof(constant(0n), bigInt(0n, 100_000n)),
      cushionGap: oneof(constant(0n), bigInt(0n, 100_000n)),
    }),
)
