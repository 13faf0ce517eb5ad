import { addDays, type DateString, daysBetween, endOfMonth } from '@solvent/money'

/**
 * When the income is paid. A day that a month does not have is its last day; `first` is any payday from which the
 * others are counted.
 */
export type PaySchedule =
  | { kind: 'monthly'; day: number }
  | { kind: 'twice_a_month'; day: number; second_day: number }
  | { kind: 'two_weeks' | 'weekly'; first: DateString }
  | { kind: 'irregular' }

/** Money that comes on a day, in minor units. */
export interface Pay {
  on: DateString
  amount: bigint
}

const DAYS_BETWEEN_PAYDAYS = { weekly: 7, two_weeks: 14 } as const
const PAYDAYS_A_YEAR = { weekly: 52n, two_weeks: 26n } as const
const MONTHS_A_YEAR = 12n

/**
 * The pay of every day after `after` up to `through`, in order; none with an irregular income. Over a year it comes to
 * the monthly income times twelve, rounded down to the cent per pay.
 *
 * @param monthlyIncome in minor units
 */
export function payBetween(
  schedule: PaySchedule,
  monthlyIncome: bigint,
  { after, through }: Record<'after' | 'through', DateString>,
): Pay[] {
  switch (schedule.kind) {
    case 'irregular':
      return []
    case 'monthly':
      return daysOfMonths([schedule.day], after, through).map((on) => ({ on, amount: monthlyIncome }))
    case 'twice_a_month':
      return daysOfMonths([schedule.day, schedule.second_day], after, through).map((on) => ({
        on,
        amount: monthlyIncome / 2n,
      }))
    default: {
      const amount = (monthlyIncome * MONTHS_A_YEAR) / PAYDAYS_A_YEAR[schedule.kind]
      return regularDays(schedule.first, DAYS_BETWEEN_PAYDAYS[schedule.kind], after, through).map((on) => ({
        on,
        amount,
      }))
    }
  }
}

/** The given days of each month. */
function daysOfMonths(days: readonly number[], after: DateString, through: DateString): DateString[] {
  const found: DateString[] = []
  for (let first = `${after.slice(0, 8)}01`; first <= through; first = addDays(endOfMonth(first), 1)) {
    const last = endOfMonth(first)
    for (const day of days) found.push(minOfDates(addDays(first, day - 1), last))
  }
  return found.filter((on) => on > after && on <= through).sort()
}

function minOfDates(one: DateString, other: DateString): DateString {
  return one < other ? one : other
}

/** Every so many days from the first one on. */
function regularDays(first: DateString, every: number, after: DateString, through: DateString): DateString[] {
  const passed = Math.max(0, Math.floor(daysBetween(first, after) / every) + 1)
  const found: DateString[] = []
  for (let on = addDays(first, passed * every); on <= through; on = addDays(on, every)) found.push(on)
  return found
}
