import { controls } from '../lazy/lazy-modules'
import { useLazyModule } from '../lazy/use-lazy-module'
import type { TableProps } from './table'

/**
 * A table described by its columns. If it does not fit, every row becomes a card, still a table to screen readers. With
 * a `view`, it can be searched, and sorted by the columns that have `sortBy`. Long tables are virtualized; in print,
 * all rows are included, with the headings repeated on each page.
 */
export function Table<Row>(props: TableProps<Row>) {
  const loaded = useLazyModule(controls)
  return loaded && <loaded.Table {...props} />
}
