import { remotePages } from '../federation/remote-pages'
import { AssetsIcon, DashboardIcon, LiabilitiesIcon, PlanIcon, ProfileIcon } from './nav-icons'

/** The pages of the navigation, in its order. */
export const pages = [
  { path: '/', label: 'Dashboard', Icon: DashboardIcon },
  { path: '/assets', label: 'Assets', Icon: AssetsIcon, remote: remotePages.assets },
  { path: '/liabilities', label: 'Liabilities', Icon: LiabilitiesIcon, remote: remotePages.liabilities },
  { path: '/recommendations', label: 'Plan', Icon: PlanIcon, remote: remotePages.recommendations },
  { path: '/profile', label: 'Profile', Icon: ProfileIcon },
] as const

export type NavPage = (typeof pages)[number]

/** The page an address belongs to; the dashboard has two addresses. */
export function pageAt(pathname: string): NavPage | undefined {
  const path = pathname.replace(/\/$/, '') || '/'
  return pages.find((page) => page.path === (path === '/dashboard' ? '/' : path))
}
