import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden'
import {
  BodyRow,
  Cell,
  Container,
  HeaderCell,
  HeaderRow,
  RowHeader,
  Scroller,
  TableBody,
  TableHead,
  TableRoot,
} from './table-styles'

export type TableColumn<Row> = {
  /** Identifies the column. */
  key: string
  /** Heading of the column, and label of its value on a card. */
  header: string
  /** `end` for amounts, whose figures then line up. */
  align?: 'end' | undefined
  /** The column holds the row's buttons: they stand at the end, and on a card without a label. */
  actions?: boolean | undefined
  /** The content of the cell. */
  render: (row: Row) => ReactNode
}

export type TableProps<Row> = {
  /** What the table holds, for screen readers. */
  caption: string
  /** The columns; the first one names the row. */
  columns: readonly TableColumn<Row>[]
  /** The rows, in order. */
  rows: readonly Row[]
  /** A value that identifies the row. */
  rowKey: (row: Row) => string | number
}

/** A table described by its columns. Where it has under 640 px every row is a card, still a table to screen readers. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <Container>
      <Scroller>
        <TableRoot>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <TableHead>
            <HeaderRow>
              {columns.map((column) => (
                <HeaderCell key={column.key} $end={isAtEnd(column)} $actions={column.actions}>
                  {column.header}
                </HeaderCell>
              ))}
            </HeaderRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <BodyRow key={rowKey(row)}>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <RowHeader key={column.key}>{column.render(row)}</RowHeader>
                  ) : (
                    <TableCell key={column.key} column={column} row={row} />
                  ),
                )}
              </BodyRow>
            ))}
          </TableBody>
        </TableRoot>
      </Scroller>
    </Container>
  )
}

function TableCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  return (
    <Cell
      data-label={column.actions ? undefined : column.header}
      $end={isAtEnd(column)}
      $actions={column.actions}
    >
      <div>{column.render(row)}</div>
    </Cell>
  )
}

function isAtEnd<Row>(column: TableColumn<Row>): boolean {
  return column.align === 'end' || column.actions === true
}
