import type { MonthCategory } from '@solvent/contracts'
import { sumOf } from '../pictures/sums'

/** A category of a month. If it has parts, its amounts are totals with those of its parts. */
export interface SpendingRow extends MonthCategory {
  /** What was spent without its parts; null if it has none. */
  own: number | null
}

/**
 * The rows of the table, largest total first, with each part after its parent. A parent is a row also if nothing was
 * spent in it itself.
 */
export function toSpendingRows(categories: readonly MonthCategory[]): SpendingRow[] {
  const parents = new Set(categories.flatMap(({ parent }) => parent ?? []))
  const missing = [...parents].filter((name) => !categories.some(({ category }) => category === name))
  return [...categories.filter(({ parent }) => parent === null), ...missing.map(withoutSpending)]
    .map((top) => ({ top, parts: partsOf(top, categories) }))
    .map(({ top, parts }) => ({ row: withTotals(top, parts), parts }))
    .sort((a, b) => b.row.spent - a.row.spent)
    .flatMap(({ row, parts }) => [row, ...parts.map((part) => ({ ...part, own: null }))])
}

/** The rows with a limit, and the parents of those. */
export function onlyLimited(rows: readonly SpendingRow[]): SpendingRow[] {
  return rows.filter((row) => row.limit || partsOf(row, rows).some(({ limit }) => limit))
}

function withoutSpending(category: string): MonthCategory {
  return { category, parent: null, spent: 0, before: 0, mean: null, limit: null }
}

function partsOf<Row extends MonthCategory>({ category }: MonthCategory, rows: readonly Row[]): Row[] {
  return category === null ? [] : rows.filter(({ parent }) => parent === category)
}

function withTotals(top: MonthCategory, parts: readonly MonthCategory[]): SpendingRow {
  const all = [top, ...parts]
  const means = all.flatMap(({ mean }) => mean ?? [])
  return {
    ...top,
    own: parts.length > 0 ? top.spent : null,
    spent: sumOf(all.map(({ spent }) => spent)),
    before: sumOf(all.map(({ before }) => before)),
    mean: means.length > 0 ? sumOf(means) : null,
  }
}
