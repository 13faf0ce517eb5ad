import type { PagePlace } from '@solvent/delivery'
import type { PageRegistry, RemoteTarget } from '@solvent/remote-kit'
import { DASHBOARD_ALIAS, ownPaths, paths, withoutSlash } from './paths'

/** A page behind the login. */
export interface AppPage extends Pick<PagePlace, 'path' | 'label' | 'icon' | 'shortcut'> {
  /** The remote that renders it; undefined for the shell's own pages. */
  readonly target?: RemoteTarget
}

/** Icon: four tiles. */
const dashboard: AppPage = {
  path: paths.dashboard,
  label: 'Dashboard',
  icon: [
    'M5.5 4h4A1.5 1.5 0 0 1 11 5.5v6A1.5 1.5 0 0 1 9.5 13h-4A1.5 1.5 0 0 1 4 11.5v-6A1.5 1.5 0 0 1 5.5 4Z',
    'M5.5 16h4a1.5 1.5 0 0 1 1.5 1.5v1A1.5 1.5 0 0 1 9.5 20h-4A1.5 1.5 0 0 1 4 18.5v-1A1.5 1.5 0 0 1 5.5 16Z',
    'M15.5 4h3A1.5 1.5 0 0 1 20 5.5v1A1.5 1.5 0 0 1 18.5 8h-3A1.5 1.5 0 0 1 14 6.5v-1A1.5 1.5 0 0 1 15.5 4Z',
    'M15.5 11h3a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-3a1.5 1.5 0 0 1-1.5-1.5v-6a1.5 1.5 0 0 1 1.5-1.5Z',
  ],
  shortcut: { keys: ['g', 'd'], does: 'Go to the dashboard' },
}

/** Icon: head and shoulders. */
const profile: AppPage = {
  path: paths.profile,
  label: 'Profile',
  icon: ['M12 4.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z', 'M4.5 20c1-3.6 4-5.25 7.5-5.25s6.5 1.65 7.5 5.25'],
}

/** The pages of the remotes in their order. If two have the same address, the first one wins. */
function federatedPages({ remotes }: PageRegistry): AppPage[] {
  const taken = new Set(ownPaths)
  return Object.entries(remotes)
    .flatMap(([remote, { place }]) => (place.kind === 'page' ? [{ remote, place }] : []))
    .toSorted((a, b) => a.place.order - b.place.order || a.remote.localeCompare(b.remote))
    .flatMap(({ remote, place }) => {
      if (taken.has(place.path)) return []
      taken.add(place.path)
      return [{ ...place, target: { remote, kind: 'page' } as const }]
    })
}

/** Every page behind the login, in the order of the navigation. */
export function pagesOf(registry: PageRegistry): readonly AppPage[] {
  return [dashboard, ...federatedPages(registry), profile]
}

/** The page at an address. */
export function pageAt(pages: readonly AppPage[], pathname: string): AppPage | undefined {
  const path = withoutSlash(pathname)
  return pages.find((page) => page.path === (path === DASHBOARD_ALIAS ? paths.dashboard : path))
}
