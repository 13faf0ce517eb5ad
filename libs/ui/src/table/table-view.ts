/** The column by which the rows are sorted. */
export type TableSort = {
  /** Key of the column. */
  key: string
  /** From high to low, or from Z to A. */
  descending: boolean
}

/** The search and the order of a table. */
export type TableView = {
  /** The words that a row must contain to be shown; all rows if empty. */
  search: string
  /** The order of the rows; the given order if null. */
  sort: TableSort | null
}
