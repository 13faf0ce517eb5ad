import type { ReactNode } from 'react'

export type TableColumn<Row> = {
  /** Identifies the column. */
  key: string
  /** Heading of the column, and label of its value on a card. */
  header: string
  /** `end` for amounts, so that the digits line up. */
  align?: 'end' | undefined
  /** Whether the column has the row's buttons: aligned to the end, and without a label on a card. */
  actions?: boolean | undefined
  /** Whether cards omit the column, because their title says the same. */
  wideOnly?: boolean | undefined
  /** Whether the column has user text of any length, which may break anywhere; always so for the first column. */
  freeText?: boolean | undefined
  /**
   * The value by which the rows are sorted for this column; an empty string comes last in both directions.
   * Define it outside of components, so that thousands of rows are not sorted again on every render.
   */
  sortBy?: ((row: Row) => string | number) | undefined
  /** The content of the cell. */
  render: (row: Row) => ReactNode
}

/** Whether the column's cells are aligned to its end. */
export function isAtEnd<Row>(column: TableColumn<Row>): boolean {
  return column.align === 'end' || column.actions === true
}
