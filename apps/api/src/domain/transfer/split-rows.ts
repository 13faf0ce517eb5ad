import { fromMinor, toMinor } from '@solvent/money'
import type { EntryPart } from '../../storage/tables/entry-parts-table'
import type { CsvRow } from '../plan/csv'

/**
 * The rows of the changes of an entry, divided among the categories that it is split over, so that sums by account and
 * by category stay right. What the categories leave keeps the category of the entry.
 */
export function splitRows(rows: readonly CsvRow[], parts: readonly EntryPart[]): CsvRow[] {
  if (parts.length === 0) return [...rows]
  const left = parts.map((part) => ({ ...part }))
  return rows.flatMap((row) => {
    const divided: CsvRow[] = []
    let change = toMinor(Number(row.amount ?? 0))
    for (let part = left[0]; part && change !== 0n; part = left[0]) {
      const taken = nearerToZero(part.change, change)
      divided.push({ ...row, category: part.category, amount: fromMinor(taken) })
      change -= taken
      part.change -= taken
      if (part.change === 0n) left.shift()
    }
    return change === 0n ? divided : [...divided, { ...row, amount: fromMinor(change) }]
  })
}

/** Both have the same sign. */
function nearerToZero(one: bigint, other: bigint): bigint {
  return one * one < other * other ? one : other
}
