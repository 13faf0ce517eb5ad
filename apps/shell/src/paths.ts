/**
 * The addresses that the shell itself leads to. Those of remotes are the well-known ones of the product: whichever remote
 * brings the place there fills it, and a page without one says so.
 */
export const paths = {
  dashboard: '/',
  assets: '/assets',
  liabilities: '/liabilities',
  plan: '/recommendations',
  profile: '/profile',
} as const

/** The dashboard has this address, too. */
export const DASHBOARD_ALIAS = '/dashboard'

/** The pages of people who are not logged in. */
export const guestPaths: readonly string[] = ['/login', '/register', '/reset-password']

/** Every address whose page the shell fills itself, so that no remote may have it. */
export const ownPaths: readonly string[] = [...guestPaths, paths.dashboard, DASHBOARD_ALIAS, paths.profile]

/** The dashboard with its assistant open. */
export const ASSISTANT_WANTED = `${paths.dashboard}?chat=open`

const wellKnown: Readonly<Record<string, string>> = {
  [paths.assets]: 'Assets',
  [paths.liabilities]: 'Liabilities',
  [paths.plan]: 'Plan',
}

/** An address without a slash at its end. */
export function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, '') || '/'
}

/** What is called so at an address that something of the shell leads to, also while no remote is there. */
export function wellKnownLabel(pathname: string): string | undefined {
  return wellKnown[withoutSlash(pathname)]
}
