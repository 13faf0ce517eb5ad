import { DashboardPage } from './dashboard/dashboard-page'
import { RemotePage } from './federation/remote-page'
import { preloadRemote, remotePage } from './federation/remote-pages'
import type { FederatedPage, PageName } from './pages'
import { ProfilePage } from './profile/profile-page'

export { AppLayout } from './layout/app-layout'

/** The pages that the shell fills itself. */
export const ownRoutes = {
  dashboard: { Component: DashboardPage },
  profile: { Component: ProfilePage },
}

/** Whether the shell fills the page itself. */
export function isOwnPage(name: PageName): name is keyof typeof ownRoutes {
  return name in ownRoutes
}

/** A page that a remote fills. Its code is asked for before the page is shown, so that nothing flashes. */
export function remoteRoute(federated: FederatedPage) {
  const page = remotePage(federated)
  return {
    loader: () => preloadRemote(page.target),
    element: <RemotePage key={federated.remote} page={page} />,
  }
}
