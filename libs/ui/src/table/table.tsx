import { useDeferredValue, useRef } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden'
import { useLazyModule } from '../lazy/use-lazy-module'
import { usePrinting } from '../print/use-printing'
import { longTables } from './long-tables'
import { NothingMatches } from './nothing-matches'
import type { TableColumn } from './table-column'
import { TableHeadRow } from './table-head-row'
import { TableRow } from './table-row'
import { Container, Scroller, TableBody, TableRoot } from './table-styles'
import { TableToolbar } from './table-toolbar'
import type { TableView } from './table-view'
import { useCards } from './use-cards'
import { useColumnWidths } from './use-column-widths'
import { useShownRows } from './use-shown-rows'
import { useWidth } from './use-width'

export type TableProps<Row> = {
  /** What the table contains, for screen readers. */
  caption: string
  /** The columns; the first one names the row. */
  columns: readonly TableColumn<Row>[]
  /** The rows, in their initial order. */
  rows: readonly Row[]
  /** A value that identifies the row. */
  rowKey: (row: Row) => string | number
  /** The search and the order; without it, the table cannot be searched or sorted. */
  view?: TableView | undefined
  /** Called with the view that the user requests. */
  onViewChange?: ((view: TableView) => void) | undefined
  /** The text of a row that is searched; without it, there is no search field. */
  searchText?: ((row: Row) => string) | undefined
  /** Label of the search field; "Search" by default. */
  searchLabel?: string | undefined
}

/** With more rows, only those in the window are in the document. */
const MAX_PLAIN_ROWS = 100

/**
 * A table described by its columns. If it does not fit, every row becomes a card, still a table to screen readers. With
 * a `view`, it can be searched, and sorted by the columns that have `sortBy`. Long tables are virtualized; in print,
 * all rows are included, with the headings repeated on each page.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rowKey, onViewChange } = props
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const search = useRef<HTMLInputElement>(null)
  // The search field updates immediately; the rows follow at lower priority.
  const view = useDeferredValue(props.view)
  const rows = useShownRows({ ...props, view })
  const printing = usePrinting()
  const virtual = rows.length > MAX_PLAIN_ROWS && !printing
  // Until its code has loaded, the first rows are shown.
  const longTable = useLazyModule(longTables, virtual)
  const width = useWidth(container)
  const cards = useCards(frame, width, rows) && !printing
  useColumnWidths(table, virtual && !cards, width, rows)
  const wanted = props.view
  const ask =
    wanted && onViewChange && ((change: Partial<TableView>) => onViewChange({ ...wanted, ...change }))

  return (
    <Container ref={container} data-cards={cards || undefined}>
      <TableToolbar {...props} found={rows.length} cards={cards} ask={ask} searchRef={search} />
      <Scroller ref={frame}>
        {rows.length === 0 && view?.search ? (
          <NothingMatches
            search={view.search}
            total={props.rows.length}
            onShowAll={() => {
              ask?.({ search: '' })
              search.current?.focus()
            }}
          />
        ) : (
          <TableRoot ref={table} aria-rowcount={virtual ? rows.length + 1 : undefined}>
            <VisuallyHidden as="caption">{caption}</VisuallyHidden>
            <TableHeadRow
              columns={columns}
              sort={wanted?.sort ?? null}
              onSort={cards ? undefined : ask && ((sort) => ask({ sort }))}
              rowIndex={virtual ? 1 : undefined}
            />
            {virtual && longTable ? (
              <longTable.VirtualRows
                key={String(cards)}
                columns={columns}
                rows={rows}
                rowKey={rowKey}
                cards={cards}
              />
            ) : (
              <TableBody>
                {(virtual ? rows.slice(0, MAX_PLAIN_ROWS) : rows).map((row) => (
                  <TableRow key={rowKey(row)} columns={columns} row={row} />
                ))}
              </TableBody>
            )}
          </TableRoot>
        )}
      </Scroller>
    </Container>
  )
}
