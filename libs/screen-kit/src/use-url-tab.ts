import { withoutTableView } from './table-view-params'
import { useUrlChoice } from './use-url-choice'

interface UrlTabOptions {
  /** Each tab has a table of its own: search and order of the one do not go over to the other. */
  ownTables?: boolean
}

/** The tab named by `?tab=` and a setter for it; the first tab goes without a name in the URL. */
export function useUrlTab<Name extends string>(
  names: readonly Name[],
  first: Name,
  { ownTables = false }: UrlTabOptions = {},
): [Name, (name: string) => void] {
  return useUrlChoice('tab', names, first, ownTables ? withoutTableView : undefined)
}
