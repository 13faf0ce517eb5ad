import { withoutTableView } from './table-view-params'
import { useUrlChoice } from './use-url-choice'

interface UrlTabOptions {
  /** Whether each tab has its own table, so that changing tabs resets search and order. */
  ownTables?: boolean
}

/** The tab named by `?tab=` and its setter; the first tab is left out of the URL. */
export function useUrlTab<Name extends string>(
  names: readonly Name[],
  first: Name,
  { ownTables = false }: UrlTabOptions = {},
): [Name, (name: string) => void] {
  return useUrlChoice('tab', names, first, ownTables ? withoutTableView : undefined)
}
