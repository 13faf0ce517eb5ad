export interface AppPage {
  path: string
  /** In the navigation and the browser's tab. */
  label: string
  /**
   * The remote that fills the page: its folder is `apps/<name>-mfe`, its federated name `<name>_mfe`. Left out where the
   * shell fills the page itself.
   */
  remote?: string
  /** The keys that lead there, and what they do in words. */
  shortcut?: { keys: readonly [string, string]; does: string }
}

/** A page that a remote fills. */
export type FederatedPage = AppPage & { remote: string }

/**
 * Every page behind the login, in the order of the navigation. Routes, navigation, shortcuts and links come from
 * this list. It stands in the first chunk, so the icons are kept apart, in `layout/nav-icons.tsx`.
 */
export const pages = {
  dashboard: {
    path: '/',
    label: 'Dashboard',
    shortcut: { keys: ['g', 'd'], does: 'Go to the dashboard' },
  },
  assets: {
    path: '/assets',
    label: 'Assets',
    remote: 'assets',
    shortcut: { keys: ['g', 'a'], does: 'Go to assets' },
  },
  liabilities: {
    path: '/liabilities',
    label: 'Liabilities',
    remote: 'liabilities',
    shortcut: { keys: ['g', 'l'], does: 'Go to liabilities' },
  },
  plan: {
    path: '/recommendations',
    label: 'Plan',
    remote: 'recommendations',
    shortcut: { keys: ['g', 'p'], does: 'Go to the plan' },
  },
  profile: { path: '/profile', label: 'Profile' },
} as const satisfies Record<string, AppPage>

export type PageName = keyof typeof pages

/** The names of the pages, in the order of the navigation. */
export const pageNames = Object.keys(pages) as PageName[] // the keys of the list above, and no others

/** The dashboard has this address, too. */
export const DASHBOARD_ALIAS = '/dashboard'

/** The page an address belongs to. */
export function pageAt(pathname: string): PageName | undefined {
  const path = pathname.replace(/\/$/, '') || '/'
  return pageNames.find((name) => pages[name].path === (path === DASHBOARD_ALIAS ? '/' : path))
}

/** The dashboard with its assistant open. */
export const ASSISTANT_WANTED = `${pages.dashboard.path}?chat=open`
