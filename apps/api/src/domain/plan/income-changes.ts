import type { PlanInputs } from '@solvent/contracts'
import { addDays, addMonthsClamped, fromMinor, maxOf } from '@solvent/money'
import type { RecurringRow } from '../../storage/tables/recurring-table'
import { perMonth } from './per-month'

/**
 * How the monthly income changes later, because pay that recurs starts, changes or ends. The person's monthly income
 * stands for what recurs within a month from today, when new pay is often entered before it first comes: the most that
 * recurs at the same time.
 */
export function incomeChanges(
  pay: readonly RecurringRow[],
  { today, monthlyIncome }: { today: string; monthlyIncome: bigint },
): NonNullable<PlanInputs['income_changes']> {
  const soon = addMonthsClamped(today, 1)
  const days = [...new Set(pay.flatMap(daysOfChange))].filter((day) => day > today).sort()
  const included = [today, ...days.filter((day) => day <= soon)].map((day) => totalOn(pay, day)).reduce(maxOf)
  let before = monthlyIncome
  return days
    .filter((day) => day > soon)
    .flatMap((from) => {
      const after = maxOf(0n, monthlyIncome + totalOn(pay, from) - included)
      if (after === before) return []
      before = after
      return [{ from, monthly_income: fromMinor(after) }]
    })
}

function daysOfChange({ startsOn, endsOn }: RecurringRow): string[] {
  return endsOn === null ? [startsOn] : [startsOn, addDays(endsOn, 1)]
}

/** What the pay that recurs on a day comes to in a month, in minor units. */
function totalOn(pay: readonly RecurringRow[], day: string): bigint {
  return pay
    .filter(({ startsOn, endsOn }) => startsOn <= day && (endsOn === null || day <= endsOn))
    .reduce((sum, row) => sum + perMonth(row), 0n)
}
