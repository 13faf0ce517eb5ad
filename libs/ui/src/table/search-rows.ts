/** The rows whose text contains every word of the search, in any order, ignoring case and accents. */
export function searchRows<Row>(
  rows: readonly Row[],
  searchText: (row: Row) => string,
  search: string,
): readonly Row[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = folded(searchText(row))
    return words.every((word) => text.includes(word))
  })
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
