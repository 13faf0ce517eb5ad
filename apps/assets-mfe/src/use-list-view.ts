import { useTableView } from '@solvent/screen-kit'

/** The search and sort order of a list, stored in the address; none for a list of at most one row. */
export function useListView(rows: number) {
  const [view, onViewChange] = useTableView()
  return rows > 1 || view.search ? { view, onViewChange } : {}
}
