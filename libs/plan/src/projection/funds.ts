import { type DateString, isDate, maxOf, monthsBetween } from '@solvent/money'
import type { Calendar } from './calendar'

/** Money expected on a day, which goes to debts as far as it is needed. */
export interface LumpSum {
  on: DateString
  /** Minor units. */
  amount: bigint
  /** Confidence from 0 to 100 percent: only this part of the amount counts. 100 by default. */
  confidencePercent?: number
  /** For the person, such as "Bonus". */
  name?: string
}

/** A new monthly budget, starting in the month of `from`. */
export interface BudgetChange {
  from: DateString
  /** Minor units a month. */
  monthlyBudget: bigint
}

export interface FundsInput {
  /** What may go to debts each month, in minor units. Null: all dues are paid, and no extra. */
  monthlyBudget: bigint | null
  /** Already paid from the budget of this calendar month, in minor units. */
  paidThisMonth?: bigint
  /** On top of the budget every month, in minor units. */
  extraPerMonth?: bigint
  /** Those before today are ignored: money that arrived is already recorded, and late money may not arrive. */
  lumpSums?: readonly LumpSum[]
  budgetChanges?: readonly BudgetChange[]
  /** The reserve set aside last month for this one, in minor units. */
  openingReserve?: bigint
  /** Received money for debts that is not yet paid: on top of the budget of the first month, in minor units. */
  received?: bigint
  /** What the cushion still lacks, in minor units: set aside after the dues and the reserve, before anything extra. */
  cushionGap?: bigint
}

/** The money for debts, month by month. */
export interface Funds {
  /**
   * Whole minor units; infinite without a budget.
   *
   * @param openingReserve set aside by the month before
   */
  of(month: number, openingReserve: number): number
  /** Money expected in the month, in whole minor units. */
  expectedIn(month: number): number
  /** The last month with a budget change or a lump sum. */
  lastChange: number
}

const UNLIMITED: Funds = { of: () => Number.POSITIVE_INFINITY, expectedIn: () => 0, lastChange: 0 }

/** @throws RangeError if a date is invalid or a confidence is not from 0 to 100. */
export function fundsOf(input: FundsInput, calendar: Calendar): Funds {
  const { monthlyBudget, paidThisMonth = 0n, extraPerMonth = 0n, received = 0n } = input
  if (monthlyBudget === null) return UNLIMITED
  const lumps = lumpsByMonth(input.lumpSums ?? [], calendar)
  const changes = changesByMonth(input.budgetChanges ?? [], calendar)
  const budgetOf = (month: number) =>
    changes.findLast((change) => change.month <= month)?.monthlyBudget ?? monthlyBudget
  const expectedIn = (month: number) => Number(lumps.get(month) ?? 0n)
  return {
    of(month, openingReserve) {
      const isFirst = month === 0
      const paid = isFirst ? Number(paidThisMonth) : 0
      const available = Number(budgetOf(month) + extraPerMonth) + openingReserve - paid
      return Math.max(0, available) + (isFirst ? Number(received) : 0) + expectedIn(month)
    },
    expectedIn,
    lastChange: Math.max(0, ...lumps.keys(), ...changes.map(({ month }) => month)),
  }
}

function lumpsByMonth(lumpSums: readonly LumpSum[], { today }: Calendar): Map<number, bigint> {
  const byMonth = new Map<number, bigint>()
  for (const lump of lumpSums) {
    if (countedAmount(lump) === 0n || lump.on < today) continue
    const month = monthsBetween(today, lump.on)
    byMonth.set(month, (byMonth.get(month) ?? 0n) + countedAmount(lump))
  }
  return byMonth
}

/** The part of a lump sum that the projection counts on, in minor units, rounded down. */
export function countedAmount({ on, amount, confidencePercent = 100 }: LumpSum): bigint {
  if (!isDate(on)) throw new RangeError(`Not a calendar date (YYYY-MM-DD): "${on}"`)
  if (!(Number.isInteger(confidencePercent) && confidencePercent >= 0 && confidencePercent <= 100)) {
    throw new RangeError('Confidence must be a whole number from 0 to 100')
  }
  return (amount * BigInt(confidencePercent)) / 100n
}

function changesByMonth(changes: readonly BudgetChange[], { today }: Calendar) {
  return [...changes]
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
    .map(({ from, monthlyBudget }) => ({
      month: Math.max(0, monthsBetween(today, from)),
      monthlyBudget: maxOf(0n, monthlyBudget),
    }))
}
