import { controls } from '../late/late-parts'
import { useLatePart } from '../late/use-late-part'
import type { TableProps } from './table'

/**
 * A table described by its columns. Where it does not fit every row is a card, still a table to screen readers. With a
 * `view` it can be sorted by the columns that have `sortBy`, and searched. Thousands of rows scroll as smoothly as a
 * few; on paper all of them are there, under headings that each page repeats.
 */
export function Table<Row>(props: TableProps<Row>) {
  const late = useLatePart(controls)
  return late && <late.Table {...props} />
}
