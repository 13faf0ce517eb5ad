import type { TableSort, TableView } from '@solvent/ui'

const NAMES = ['q', 'sort', 'order']

/** The view's part of the URL parameters as a string, for comparison. */
export function viewParams(params: URLSearchParams): string {
  return NAMES.map((name) => `${name}=${params.get(name) ?? ''}`).join('&')
}

/** The view in the URL parameters, with the initial order if they contain none. */
export function readTableView(params: URLSearchParams, initialSort: TableSort | null): TableView {
  const key = params.get('sort')
  const sort = key ? { key, descending: params.get('order') === 'desc' } : initialSort
  return { search: params.get('q') ?? '', sort }
}

/** The parameters without the view. */
export function withoutTableView(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of NAMES) next.delete(name)
  return next
}

/** The parameters with the view added; default values are left out. */
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
