import { useDeferredValue, useRef } from 'react'
import { useLatePart } from '../late/use-late-part'
import { VisuallyHidden } from '../layout/visually-hidden'
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
  /** What the table holds, for screen readers. */
  caption: string
  /** The columns; the first one names the row. */
  columns: readonly TableColumn<Row>[]
  /** The rows, in the order they have until a person sorts them. */
  rows: readonly Row[]
  /** A value that identifies the row. */
  rowKey: (row: Row) => string | number
  /** What is searched for and in which order the rows are; neither can be asked for without it. */
  view?: TableView | undefined
  /** Called with the view that the person asks for. */
  onViewChange?: ((view: TableView) => void) | undefined
  /** Where a search looks for its words; there is no search field without it. */
  searchText?: ((row: Row) => string) | undefined
  /** Label of the search field; "Search" when left out. */
  searchLabel?: string | undefined
}

/** Above so many rows only those in the window are in the document. */
const MOST_PLAIN_ROWS = 100

/**
 * A table described by its columns. Where it does not fit every row is a card, still a table to screen readers. With a
 * `view` it can be sorted by the columns that have `sortBy`, and searched. Thousands of rows scroll as smoothly as a
 * few; on paper all of them are there, under headings that each page repeats.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rowKey, onViewChange } = props
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const search = useRef<HTMLInputElement>(null)
  // What is typed shows at once; the rows follow when there is time.
  const view = useDeferredValue(props.view)
  const rows = useShownRows({ ...props, view })
  const printing = usePrinting()
  const virtual = rows.length > MOST_PLAIN_ROWS && !printing
  // Until its code is there, the first rows are shown.
  const long = useLatePart(longTables, virtual)
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
            {virtual && long ? (
              <long.VirtualRows
                key={String(cards)}
                columns={columns}
                rows={rows}
                rowKey={rowKey}
                cards={cards}
              />
            ) : (
              <TableBody>
                {(virtual ? rows.slice(0, MOST_PLAIN_ROWS) : rows).map((row) => (
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
