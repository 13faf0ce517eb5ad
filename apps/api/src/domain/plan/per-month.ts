import type { RecurringRow } from '../../storage/tables/recurring-table'

const WEEKS_A_YEAR = 52n
const MONTHS_A_YEAR = 12n

/** What something recurring comes to in an average month, in minor units, rounded down. */
export function perMonth({ unit, every, amount }: Pick<RecurringRow, 'unit' | 'every' | 'amount'>): bigint {
  const timesAYear = unit === 'week' ? WEEKS_A_YEAR : MONTHS_A_YEAR
  return (amount * timesAYear) / (BigInt(every) * MONTHS_A_YEAR)
}
