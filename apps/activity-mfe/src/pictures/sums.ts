import type { EntrySummary } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'

type Month = EntrySummary['months'][number]

/** The sum of decimal amounts, exact to the cent. */
export function sumOf(amounts: readonly number[]): number {
  return fromMinor(amounts.reduce((sum, amount) => sum + backToMinor(amount), 0n))
}

/** The totals over several months. */
export function totalsOf(months: readonly Month[]): Pick<Month, 'money_in' | 'money_out' | 'interest'> {
  return {
    money_in: sumOf(months.map(({ money_in }) => money_in)),
    money_out: sumOf(months.map(({ money_out }) => money_out)),
    interest: sumOf(months.map(({ interest }) => interest)),
  }
}

/** Numbers repeated labels, because a chart identifies its points by label and two debts can have the same name. */
export function withUniqueLabels<Row extends { label: string }>(rows: readonly Row[]): Row[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const count = (counts.get(row.label) ?? 0) + 1
    counts.set(row.label, count)
    return count === 1 ? row : { ...row, label: `${row.label} (${count})` }
  })
}
