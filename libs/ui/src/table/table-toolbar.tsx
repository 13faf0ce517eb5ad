import type { RefObject } from 'react'
import { formatCount } from './format-count'
import { SearchField } from './search-field'
import { SortField } from './sort-field'
import type { TableColumn } from './table-column'
import { Toolbar } from './table-styles'
import type { TableView } from './table-view'

type TableToolbarProps<Row> = {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  view?: TableView | undefined
  searchText?: ((row: Row) => string) | undefined
  searchLabel?: string | undefined
  /** How many rows the search has found. */
  found: number
  /** Whether the rows are cards, which have no headings to sort by. */
  cards: boolean
  /** Requests a change of the view; without it, the toolbar is not shown. */
  ask: ((change: Partial<TableView>) => void) | undefined
  searchRef: RefObject<HTMLInputElement | null>
}

/** The search and sort controls above a table; renders nothing if neither is possible. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { columns, rows, view, searchText, searchLabel = 'Search', found, cards, ask, searchRef } = props
  const sortable = cards && columns.some(({ sortBy }) => sortBy)
  if (!view || !ask || !(searchText || sortable)) return null
  return (
    <Toolbar>
      {searchText && (
        <SearchField
          ref={searchRef}
          label={searchLabel}
          value={view.search}
          onChange={(search) => ask({ search })}
          found={view.search.trim() ? `${formatCount(found)} of ${formatCount(rows.length)} rows` : ''}
        />
      )}
      {sortable && (
        <SortField columns={columns} rows={rows} sort={view.sort} onSort={(sort) => ask({ sort })} />
      )}
    </Toolbar>
  )
}
