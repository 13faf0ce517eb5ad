import { useMemo } from 'react'
import { searchRows } from './search-rows'
import { sortRows } from './sort-rows'
import type { TableColumn } from './table-column'
import type { TableView } from './table-view'

type Source<Row> = {
  rows: readonly Row[]
  columns: readonly TableColumn<Row>[]
  view?: TableView | undefined
  searchText?: ((row: Row) => string) | undefined
}

/** The rows that match the view, in its order. An order by an unknown column is ignored. */
export function useShownRows<Row>({ rows, columns, view, searchText }: Source<Row>): readonly Row[] {
  const search = view?.search ?? ''
  const descending = view?.sort?.descending ?? false
  const sortBy = columns.find(({ key }) => key === view?.sort?.key)?.sortBy
  const sorted = useMemo(
    () => (sortBy ? sortRows(rows, sortBy, descending) : rows),
    [rows, sortBy, descending],
  )
  return useMemo(
    () => (searchText ? searchRows(sorted, searchText, search) : sorted),
    [sorted, searchText, search],
  )
}
