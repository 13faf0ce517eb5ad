import type { ReactNode } from 'react'

export type TableColumn<Row> = {
  /** Identifies the column. */
  key: string
  /** Heading of the column, and label of its value on a card. */
  header: string
  /** `end` for amounts, whose figures then line up. */
  align?: 'end' | undefined
  /** The column holds the row's buttons: they stand at the end, and on a card without a label. */
  actions?: boolean | undefined
  /** A card leaves it out, because its title says the same. */
  wideOnly?: boolean | undefined
  /** The column holds what people write, of any length, and breaks it anywhere; so does the first column. */
  freeText?: boolean | undefined
  /**
   * By what the rows are sorted when a person sorts by this column; an empty text is last either way.
   * Defined outside of components, so that thousands of rows are not sorted anew with every render.
   */
  sortBy?: ((row: Row) => string | number) | undefined
  /** The content of the cell. */
  render: (row: Row) => ReactNode
}

/** Whether the column's cells are set against its end. */
export function isAtEnd<Row>(column: TableColumn<Row>): boolean {
  return column.align === 'end' || column.actions === true
}
