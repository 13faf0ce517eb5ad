import type { TableSort, TableView } from '@solvent/ui'

const NAMES = ['q', 'sort', 'order']

/** The part of a URL's parameters that describes the view, to compare it with others. */
export function viewParams(params: URLSearchParams): string {
  return NAMES.map((name) => `${name}=${params.get(name) ?? ''}`).join('&')
}

/** The view in a URL's parameters; the initial order where they name none. */
export function readTableView(params: URLSearchParams, initialSort: TableSort | null): TableView {
  const key = params.get('sort')
  const sort = key ? { key, descending: params.get('order') === 'desc' } : initialSort
  return { search: params.get('q') ?? '', sort }
}

/** The parameters without a view. */
export function withoutTableView(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of NAMES) next.delete(name)
  return next
}

/** The parameters with the view in them; what is as it was to begin with is left out. */
export function writeTableView(
  params: URLSearchParams,
  { search, sort }: TableView,
  initialSort: TableSort | null,
): URLSearchParams {
  const next = withoutTableView(params)
  if (search.trim()) next.set('q', search)
  if (sort && !isSame(sort, initialSort)) {
    next.set('sort', sort.key)
    next.set('order', sort.descending ? 'desc' : 'asc')
  }
  return next
}

function isSame(sort: TableSort, other: TableSort | null): boolean {
  return sort.key === other?.key && sort.descending === other.descending
}
