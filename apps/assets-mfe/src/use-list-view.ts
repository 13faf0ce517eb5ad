import { useTableView } from '@solvent/screen-kit'

/** Search and order of a list with so many rows, kept in the address; a list of one needs neither. */
export function useListView(rows: number) {
  const [view, onViewChange] = useTableView()
  return rows > 1 || view.search ? { view, onViewChange } : {}
}
