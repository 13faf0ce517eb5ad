import { DashboardPage } from './dashboard/dashboard-page'
import { RemotePage } from './federation/remote-page'
import { preloadRemote, remotePage } from './federation/remote-pages'
import type { PageRemote } from './pages'
import { ProfilePage } from './profile/profile-page'

export { AppLayout } from './layout/app-layout'

/** The pages that the shell fills itself. */
export const ownRoutes = {
  dashboard: { Component: DashboardPage },
  profile: { Component: ProfilePage },
}

/** A page that a remote fills. Its code is asked for before the page is shown, so that nothing flashes. */
export function remoteRoute(remote: PageRemote) {
  const page = remotePage(remote)
  return { loader: () => preloadRemote(page.target), element: <RemotePage key={remote} page={page} /> }
}
