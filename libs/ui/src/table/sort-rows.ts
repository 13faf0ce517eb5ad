type SortValue = string | number

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/**
 * The rows in order of their values: numbers by size, texts by the alphabet with numbers in them by size
 * ("Loan 9" before "Loan 10"). Equal rows stay as they were; rows with an empty text are last either way.
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
  // Not a difference: that of two infinite values is no number.
  if (typeof a === 'number' && typeof b === 'number') return Number(a > b) - Number(a < b)
  return collator.compare(String(a), String(b))
}
