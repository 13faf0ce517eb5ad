import { type DateString, isDate, maxOf, monthsBetween } from '@solvent/money'
import type { Calendar } from './calendar'

/** Money that is expected on a day and goes to debts as far as it is needed. */
export interface LumpSum {
  on: DateString
  /** Minor units. */
  amount: bigint
  /** How sure it is, 0 to 100 percent: only this part of the amount counts. 100 by default. */
  confidencePercent?: number
}

/** A new monthly budget from the month of a day on. */
export interface BudgetChange {
  from: DateString
  /** Minor units a month. */
  monthlyBudget: bigint
}

export interface FundsInput {
  /** What may go to debts each month, in minor units. Null: whatever is due is paid, and no extra. */
  monthlyBudget: bigint | null
  /** Paid on debts in this calendar month already, in minor units. */
  paidThisMonth?: bigint
  /** On top of the budget, every month. */
  extraPerMonth?: bigint
  /** Those before today are left out: what has come is in the books, what is late may not come. */
  lumpSums?: readonly LumpSum[]
  budgetChanges?: readonly BudgetChange[]
  /** Kept for this month by the month before, in minor units. */
  kept?: bigint
}

/** The money for debts, month by month. */
export interface Funds {
  /**
   * Whole minor units; infinite without a budget.
   *
   * @param kept what the month before has kept for later
   */
  of(month: number, kept: number): number
  /** The part of it that is expected in the month, in whole minor units. */
  expectedIn(month: number): number
  /** The month after which no change or lump sum is known. */
  lastChange: number
}

const ENDLESS: Funds = { of: () => Number.POSITIVE_INFINITY, expectedIn: () => 0, lastChange: 0 }

/** @throws RangeError if a date is no date or a confidence is not from 0 to 100. */
export function fundsOf(input: FundsInput, calendar: Calendar): Funds {
  const { monthlyBudget, paidThisMonth = 0n, extraPerMonth = 0n } = input
  if (monthlyBudget === null) return ENDLESS
  const lumps = lumpsByMonth(input.lumpSums ?? [], calendar)
  const changes = changesByMonth(input.budgetChanges ?? [], calendar)
  const budgetOf = (month: number) =>
    changes.findLast((change) => change.month <= month)?.monthlyBudget ?? monthlyBudget
  const expectedIn = (month: number) => Number(lumps.get(month) ?? 0n)
  return {
    of(month, kept) {
      const paid = month === 0 ? Number(paidThisMonth) : 0
      const own = Number(budgetOf(month) + extraPerMonth) + kept - paid
      return Math.max(0, own) + expectedIn(month)
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
