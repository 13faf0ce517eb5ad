import type { PlanInputs } from '@solvent/contracts'
import { fromMinor, isDate, toMinor } from '@solvent/money'
import { budgetOf } from '@solvent/plan/answers'

/** The field values of the what-if. */
export interface Trial {
  extraPerMonth: number
  lumpSum: number
  /** `YYYY-MM-DD`, or incomplete input. */
  on: string
  /** The goal month, `YYYY-MM`; empty, or incomplete input. */
  debtFreeBy: string
}

export function emptyTrial(today: string): Trial {
  return { extraPerMonth: 0, lumpSum: 0, on: today, debtFreeBy: '' }
}

/** The error of a day, or undefined. */
export function problemOfDay(on: string, today: string): string | undefined {
  return isDate(on) && on >= today ? undefined : 'Choose today or a later date'
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** The error of a goal month, or undefined; the month is optional. */
export function problemOfGoal(month: string, today: string): string | undefined {
  if (month === '') return undefined
  if (!MONTH.test(month)) return 'Enter the year and month, such as 2028-06'
  return month >= today.slice(0, 7) ? undefined : 'Choose this month or a later one'
}

/** The valid goal month, or null. */
export function goalOf({ debtFreeBy }: Trial, today: string): string | null {
  return debtFreeBy === '' || problemOfGoal(debtFreeBy, today) ? null : debtFreeBy
}

/** The what-if as query parameters; a sum with an invalid day counts today. */
export function toWhatIf({ extraPerMonth, lumpSum, on }: Omit<Trial, 'debtFreeBy'>, today: string) {
  const day = problemOfDay(on, today) ? today : on
  return {
    ...(extraPerMonth > 0 && { extra_per_month: extraPerMonth }),
    ...(lumpSum > 0 && { lump_sum: lumpSum, on: day }),
  }
}

/** The budget of the plan with the extra money of the what-if. */
export function budgetWith(inputs: PlanInputs, { extraPerMonth }: Trial) {
  const amount = fromMinor(budgetOf(inputs) + toMinor(extraPerMonth))
  return { budget: { kind: 'amount', amount }, available_budget: amount } as const
}

interface Scale {
  max: number
  step: number
}

const ROUND_FACTORS = [1, 2, 2.5, 5, 10]

/** A slider in a hundred steps from 0 to a round number of at least `amount`, and at least 100. */
export function scaleFor(amount: number): Scale {
  const power = 10 ** Math.floor(Math.log10(Math.max(amount, 500)))
  const max = (ROUND_FACTORS.find((factor) => factor * power >= amount) ?? 10) * power
  return { max, step: max / 100 }
}

/** The ranges of the sliders: up to half the income, and up to everything owed. */
export function sliderScales({ monthly_income, liabilities }: PlanInputs) {
  const owed = liabilities.reduce((sum, { remaining_amount }) => sum + toMinor(remaining_amount), 0n)
  return { extra: scaleFor(monthly_income / 2), lump: scaleFor(fromMinor(owed)) }
}
