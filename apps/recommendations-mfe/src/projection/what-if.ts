import type { PlanInputs, PlanSettings } from '@solvent/contracts'
import { fromMinor, isDate, toMinor } from '@solvent/money'

/** What the person tries out, as it stands in the fields. */
export interface Trial {
  extraPerMonth: number
  lumpSum: number
  /** `YYYY-MM-DD`, or what is typed so far. */
  on: string
  /** The month by which to be debt-free, `YYYY-MM`; empty, or what is typed so far. */
  debtFreeBy: string
}

export function noTrial(today: string): Trial {
  return { extraPerMonth: 0, lumpSum: 0, on: today, debtFreeBy: '' }
}

/** What the person tried out before, without days and months that are over. */
export function trialOf(before: PlanSettings['what_if'] | undefined, today: string): Trial {
  if (!before) return noTrial(today)
  const { extra_per_month, lump_sum, on, debt_free_by } = before
  return {
    extraPerMonth: extra_per_month,
    lumpSum: lump_sum,
    on: on !== null && on >= today ? on : today,
    debtFreeBy: debt_free_by !== null && debt_free_by >= today.slice(0, 7) ? debt_free_by : '',
  }
}

/** What is kept of a trial: a day or month that cannot be used is left out. */
export function toTriedOut(trial: Trial, today: string): PlanSettings['what_if'] {
  const { extraPerMonth, lumpSum, on } = trial
  return {
    extra_per_month: extraPerMonth,
    lump_sum: lumpSum,
    on: problemOfDay(on, today) || on === today ? null : on,
    debt_free_by: goalOf(trial, today),
  }
}

/** Why a day cannot be used, or undefined. */
export function problemOfDay(on: string, today: string): string | undefined {
  return isDate(on) && on >= today ? undefined : 'Choose today or a later day'
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** Why a month cannot be a goal, or undefined; no month is no problem. */
export function problemOfGoal(month: string, today: string): string | undefined {
  if (month === '') return undefined
  if (!MONTH.test(month)) return 'Write the year and the month, such as 2028-06'
  return month >= today.slice(0, 7) ? undefined : 'Choose this month or a later one'
}

/** The month by which the person wants to be debt-free, or null. */
export function goalOf({ debtFreeBy }: Trial, today: string): string | null {
  return debtFreeBy === '' || problemOfGoal(debtFreeBy, today) ? null : debtFreeBy
}

/** What the projection is asked for; a sum on a day that cannot be used comes today. */
export function toWhatIf({ extraPerMonth, lumpSum, on }: Omit<Trial, 'debtFreeBy'>, today: string) {
  const day = problemOfDay(on, today) ? today : on
  return {
    ...(extraPerMonth > 0 && { extra_per_month: extraPerMonth }),
    ...(lumpSum > 0 && { lump_sum: lumpSum, on: day }),
  }
}

interface Scale {
  max: number
  step: number
}

const ROUND = [1, 2, 2.5, 5, 10]

/** A slider from 0 to a round number that reaches the amount, in a hundred steps. */
export function scaleFor(amount: number): Scale {
  const power = 10 ** Math.floor(Math.log10(Math.max(amount, 500)))
  const max = (ROUND.find((factor) => factor * power >= amount) ?? 10) * power
  return { max, step: max / 100 }
}

/** How far the sliders go: half the income beyond the budget, and everything that is owed. */
export function sliderScales({ monthly_income, liabilities }: PlanInputs) {
  const owed = liabilities.reduce((sum, { remaining_amount }) => sum + toMinor(remaining_amount), 0n)
  return { extra: scaleFor(monthly_income / 2), lump: scaleFor(fromMinor(owed)) }
}
