import { useSearchParams } from 'react-router-dom'
import { withoutTableView } from './table-view-params'

interface UrlTabOptions {
  /** Each tab has a table of its own: search and order of the one do not go over to the other. */
  ownTables?: boolean
}

/**
 * The tab named by `?tab=` and a setter for it, so that a link or a reload shows the same tab.
 * The first tab goes without a name in the URL; a name that is not among the given ones counts as the first.
 */
export function useUrlTab<Name extends string>(
  names: readonly Name[],
  first: Name,
  { ownTables = false }: UrlTabOptions = {},
): [Name, (name: string) => void] {
  const [params, setParams] = useSearchParams()
  const tab = names.find((name) => name === params.get('tab')) ?? first
  const turnTo = (name: string) => {
    setParams(
      (current) => {
        const next = ownTables ? withoutTableView(current) : new URLSearchParams(current)
        if (name === first) next.delete('tab')
        else next.set('tab', name)
        return next
      },
      { replace: true },
    )
  }
  return [tab, turnTo]
}
