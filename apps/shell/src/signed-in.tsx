import { DashboardPage } from './dashboard/dashboard-page'
import { RemotePage } from './federation/remote-page'
import { type RemotePageName, remotePages, settleBeforeShowing } from './federation/remote-pages'
import { ProfilePage } from './profile/profile-page'

export { AppLayout } from './layout/app-layout'

export const dashboardRoute = { Component: DashboardPage }
export const profileRoute = { Component: ProfilePage }

/** A page that a remote fills. Its code is asked for before the page is shown, so that nothing flashes. */
export function remoteRoute(name: RemotePageName) {
  const page = remotePages[name]
  return { loader: () => settleBeforeShowing(page.target), element: <RemotePage key={name} page={page} /> }
}
