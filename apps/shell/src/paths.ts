/**
 * The addresses the shell links to. Those of remotes are well known: whichever remote declares the place renders it,
 * and without one the page says that it is not available.
 */
export const paths = {
  dashboard: '/',
  assets: '/assets',
  liabilities: '/liabilities',
  plan: '/recommendations',
  profile: '/profile',
} as const

/** A second address of the dashboard. */
export const DASHBOARD_ALIAS = '/dashboard'

/** The pages of people who are not logged in. */
export const guestPaths: readonly string[] = ['/login', '/register', '/reset-password']

/** Every address whose page the shell renders itself; no remote may claim one. */
export const ownPaths: readonly string[] = [...guestPaths, paths.dashboard, DASHBOARD_ALIAS, paths.profile]

/** The dashboard with its assistant open. */
export const ASSISTANT_OPEN_PATH = `${paths.dashboard}?chat=open`

const wellKnown: Readonly<Record<string, string>> = {
  [paths.assets]: 'Assets',
  [paths.liabilities]: 'Liabilities',
  [paths.plan]: 'Plan',
}

/** The path without a trailing slash. */
export function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, '') || '/'
}

/** The label of a well-known address, even while no remote renders it. */
export function wellKnownLabel(pathname: string): string | undefined {
  return wellKnown[withoutSlash(pathname)]
}
