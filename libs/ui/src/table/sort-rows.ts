type SortValue = string | number

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/**
 * The rows sorted by value: numbers by size, strings alphabetically with natural number order ("Loan 9" before
 * "Loan 10"). The sort is stable; rows with an empty string come last in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => SortValue,
  descending: boolean,
): readonly Row[] {
  const sign = descending ? -1 : 1
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .sort((a, b) => Number(a.value === '') - Number(b.value === '') || sign * compare(a.value, b.value))
    .map(({ row }) => row)
}

function compare(a: SortValue, b: SortValue): number {
  // Not a subtraction, as the difference of two infinite values is NaN.
  if (typeof a === 'number' && typeof b === 'number') return Number(a > b) - Number(a < b)
  return collator.compare(String(a), String(b))
}
