import { addMonthsClamped, type DateString, halfUpDiv } from '@solvent/money'
import type { PlanLiability } from '../plan-liability'
import type { BudgetChange, LumpSum } from '../projection/funds'
import type { ProjectionInput } from '../projection/projection'
import { type Random, wholeBetween } from './random'

/** What can turn out differently from what the plan counts on. */
export type Cause = 'income' | 'expected' | 'rates'

/** What is uncertain, and how much. */
export interface Uncertainty {
  /** By how many percent the income of a year can be higher or lower; 0 if the budget does not depend on it. */
  incomePercent: number
  /** The debts whose rate can change. */
  variableRates: ReadonlySet<string>
}

const PERCENT = 100n
export const MAX_MONTHS_LATE = 2
/** In hundredths of a percent. */
export const RATE_CHANGE = { least: -100, most: 200 }

interface Draw {
  causes: readonly Cause[]
  random: Random
  /** The calendar years whose income differs, this one included. */
  years: number
}

/** The causes that can change the outcome. */
export function causesOf({ liabilities, lumpSums = [] }: ProjectionInput, uncertainty: Uncertainty): Cause[] {
  const { incomePercent, variableRates } = uncertainty
  const causes: Cause[] = []
  if (incomePercent > 0) causes.push('income')
  if (lumpSums.length > 0) causes.push('expected')
  if (liabilities.some(({ id }) => variableRates.has(id))) causes.push('rates')
  return causes
}

/** An input as it may turn out: the given causes drawn, everything else as the plan counts on it. */
export function varied(
  input: ProjectionInput,
  uncertainty: Uncertainty,
  { causes, random, years }: Draw,
): ProjectionInput {
  const { incomePercent, variableRates } = uncertainty
  let drawn = input
  if (causes.includes('income')) drawn = withIncome(drawn, incomePercent, { random, years })
  if (causes.includes('expected')) drawn = { ...drawn, lumpSums: arrivals(drawn.lumpSums ?? [], random) }
  if (causes.includes('rates')) {
    const change = wholeBetween(random, RATE_CHANGE.least, RATE_CHANGE.most)
    const liabilities = drawn.liabilities.map((debt) =>
      variableRates.has(debt.id) ? withRates(debt, change) : debt,
    )
    drawn = { ...drawn, liabilities }
  }
  return drawn
}

/** Each calendar year has a share of the income, and so of the budget, that the plan counts on. */
function withIncome(
  input: ProjectionInput,
  most: number,
  { random, years }: Pick<Draw, 'random' | 'years'>,
): ProjectionInput {
  const { monthlyBudget, today, budgetChanges = [] } = input
  if (monthlyBudget === null) return input
  const firstYear = Number(today.slice(0, 4))
  const shares = Array.from({ length: years }, () => BigInt(100 + wholeBetween(random, -most, most)))
  const shareOf = (day: DateString) => shares[Number(day.slice(0, 4)) - firstYear] ?? PERCENT
  const scaled = (budget: bigint, day: DateString) => halfUpDiv(budget * shareOf(day), PERCENT)
  const known = [{ from: today, monthlyBudget }, ...byDay(budgetChanges)]
  const budgetOn = (day: DateString) =>
    known.findLast(({ from }) => from <= day)?.monthlyBudget ?? monthlyBudget
  const newYears = shares.slice(1).map((_, year) => `${firstYear + 1 + year}-01-01`)
  return {
    ...input,
    monthlyBudget: scaled(monthlyBudget, today),
    budgetChanges: [
      ...newYears.map((from) => ({ from, monthlyBudget: scaled(budgetOn(from), from) })),
      ...budgetChanges.map(({ from, monthlyBudget: budget }) => ({
        from,
        monthlyBudget: scaled(budget, from),
      })),
    ],
  }
}

function byDay(changes: readonly BudgetChange[]): BudgetChange[] {
  return [...changes].sort((one, other) => one.from.localeCompare(other.from))
}

/** Each sum comes in full, on its day or late, or not at all, by its confidence. */
function arrivals(sums: readonly LumpSum[], random: Random): LumpSum[] {
  return sums.flatMap((sum) => {
    const comes = random() * 100 < (sum.confidencePercent ?? 100)
    const late = wholeBetween(random, 0, MAX_MONTHS_LATE)
    return comes ? [{ ...sum, on: addMonthsClamped(sum.on, late), confidencePercent: 100 }] : []
  })
}

function withRates(debt: PlanLiability, change: number): PlanLiability {
  const changed = (rateBp: number) => Math.max(0, rateBp + change)
  const { lenderTerms } = debt
  if (!lenderTerms?.rateChanges) return { ...debt, rateBp: changed(debt.rateBp) }
  // A promotion is agreed; what comes after it is not.
  const rateChanges = lenderTerms.rateChanges.map(({ from, rateBp }) => ({ from, rateBp: changed(rateBp) }))
  return { ...debt, lenderTerms: { ...lenderTerms, rateChanges } }
}
