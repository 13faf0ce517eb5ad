import type { EntrySummary } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'

type Month = EntrySummary['months'][number]

/** Decimals added up to the cent. */
export function sumOf(amounts: readonly number[]): number {
  return fromMinor(amounts.reduce((sum, amount) => sum + backToMinor(amount), 0n))
}

/** What some months come to together. */
export function totalsOf(months: readonly Month[]): Omit<Month, 'month'> {
  return {
    money_in: sumOf(months.map(({ money_in }) => money_in)),
    money_out: sumOf(months.map(({ money_out }) => money_out)),
    interest: sumOf(months.map(({ interest }) => interest)),
  }
}

/** A chart tells its points apart by their labels, and two debts may be called the same. */
export function withOwnLabels<Row extends { label: string }>(rows: readonly Row[]): Row[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const count = (seen.get(row.label) ?? 0) + 1
    seen.set(row.label, count)
    return count === 1 ? row : { ...row, label: `${row.label} (${count})` }
  })
}
