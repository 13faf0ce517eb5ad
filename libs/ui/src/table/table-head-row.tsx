import { SortArrow, SortButton } from './sort-button'
import { isAtEnd, type TableColumn } from './table-column'
import { HeaderCell, HeaderRow, TableHead } from './table-styles'
import type { TableSort } from './table-view'

type TableHeadRowProps<Row> = {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | null
  /** Called with the requested order; without it, the headings are plain text. */
  onSort: ((sort: TableSort) => void) | undefined
  /** The row's position for screen readers, if only some rows are in the document. */
  rowIndex: number | undefined
}

/** The headings of the columns; a sortable one is a button that sorts or reverses the order. */
export function TableHeadRow<Row>({ columns, sort, onSort, rowIndex }: TableHeadRowProps<Row>) {
  return (
    <TableHead>
      <HeaderRow aria-rowindex={rowIndex}>
        {columns.map((column) => {
          const atEnd = isAtEnd(column)
          const order = sort?.key === column.key && column.sortBy ? directionOf(sort) : undefined
          return (
            <HeaderCell key={column.key} $end={atEnd} $actions={column.actions} aria-sort={order}>
              {onSort && column.sortBy ? (
                <SortButton
                  type="button"
                  $end={atEnd}
                  onClick={() => onSort({ key: column.key, descending: order === 'ascending' })}
                >
                  {column.header}
                  <SortArrow order={order} />
                </SortButton>
              ) : (
                column.header
              )}
            </HeaderCell>
          )
        })}
      </HeaderRow>
    </TableHead>
  )
}

function directionOf(sort: TableSort): 'ascending' | 'descending' {
  return sort.descending ? 'descending' : 'ascending'
}
