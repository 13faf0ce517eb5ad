import type { Place } from './place'

/** The parts of the shell that every page behind the login needs. */
const SIGNED_IN = ['signed-in', 'http']
/** What nearly every page of a remote shows besides. */
const CONTROLS = ['controls']

/** The pages that the shell fills itself, and where it shows the widgets of remotes. */
const DASHBOARD = ['dashboard']
const PROFILE = ['profile', 'overlays']
const OWN_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': DASHBOARD,
  '/dashboard': DASHBOARD,
  '/profile': PROFILE,
}

/** What a page behind the login shows. */
export interface ShownAt<Row> {
  /** Parts of the shell, by the names of their chunks. */
  readonly parts: readonly string[]
  readonly remotes: readonly Row[]
}

/** What the page at an address needs of the shell, and which remotes stand there. */
export function shownAt<Row extends { readonly place: Place }>(
  rows: readonly Row[],
  pathname: string,
): ShownAt<Row> {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const own = OWN_PAGES[path]
  const remotes = rows.filter(({ place }) =>
    place.kind === 'widget' ? own === DASHBOARD : place.path === path,
  )
  const hasPage = remotes.some(({ place }) => place.kind === 'page')
  return { parts: [...SIGNED_IN, ...(own ?? []), ...(hasPage ? CONTROLS : [])], remotes }
}
