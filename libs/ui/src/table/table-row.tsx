import { memo, type Ref } from 'react'
import { isAtEnd, type TableColumn } from './table-column'
import { BodyRow, Cell, RowHeader } from './table-styles'

type TableRowProps<Row> = {
  columns: readonly TableColumn<Row>[]
  row: Row
  /** Index of the row among all rows; needed if only some of them are in the document. */
  index?: number | undefined
  ref?: Ref<HTMLTableRowElement> | undefined
}

function PlainRow<Row>({ columns, row, index, ref }: TableRowProps<Row>) {
  return (
    // The heading is row 1, so the first row of the body is row 2.
    <BodyRow ref={ref} data-index={index} aria-rowindex={index === undefined ? undefined : index + 2}>
      {columns.map((column, place) =>
        place === 0 ? (
          <RowHeader key={column.key}>
            <div>{column.render(row)}</div>
          </RowHeader>
        ) : (
          <Cell
            key={column.key}
            data-label={column.actions ? undefined : column.header}
            $end={isAtEnd(column)}
            $actions={column.actions}
            $wideOnly={column.wideOnly}
            $free={column.freeText}
          >
            <div>{column.render(row)}</div>
          </Cell>
        ),
      )}
    </BodyRow>
  )
}

/** One row of the body; its first cell is its heading. */
// `memo` loses the generic type of the component.
export const TableRow = memo(PlainRow) as typeof PlainRow
