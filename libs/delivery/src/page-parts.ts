import type { Place } from './place'

/** The parts of the shell that every page behind the login needs. */
const SIGNED_IN = ['signed-in', 'http']
/** The part that nearly every remote's page also needs. */
const CONTROLS = ['controls']

const DASHBOARD = ['dashboard']
/** The parts of the shell's own pages. */
export const OWN_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': DASHBOARD,
  '/dashboard': DASHBOARD,
  '/profile': ['profile'],
}

/** The contents of a page behind the login. */
export interface ShownAt<Row> {
  /** Parts of the shell, by the names of their chunks. */
  readonly parts: readonly string[]
  readonly remotes: readonly Row[]
  /** Widgets, which are loaded after the first view. */
  readonly widgets: readonly Row[]
}

/** The parts of the shell that a page needs, and the remotes it shows. */
export function shownAt<Row extends { readonly place: Place }>(
  rows: readonly Row[],
  pathname: string,
): ShownAt<Row> {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const own = OWN_PAGES[path]
  const remotes = rows.filter(({ place }) => place.kind === 'page' && place.path === path)
  return {
    parts: [...SIGNED_IN, ...(own ?? []), ...(remotes.length > 0 ? CONTROLS : [])],
    remotes,
    widgets: own === DASHBOARD ? rows.filter(({ place }) => place.kind === 'widget') : [],
  }
}
