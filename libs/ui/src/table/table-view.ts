/** The column by which the rows are in order. */
export type TableSort = {
  /** Key of the column. */
  key: string
  /** From the greatest to the least, or from Z to A. */
  descending: boolean
}

/** What a person looks for in a table, and in which order. */
export type TableView = {
  /** The words that a row must hold to be shown; all rows when empty. */
  search: string
  /** The order of the rows; as they were given when null. */
  sort: TableSort | null
}
