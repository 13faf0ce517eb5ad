import { DashboardPage } from './dashboard/dashboard-page'
import { openRemotePage, RemotePage } from './federation/remote-page'
import { ProfilePage } from './profile/profile-page'

export { AppLayout } from './layout/app-layout'

/** The pages that the shell fills itself. */
export const ownRoutes = {
  dashboard: { Component: DashboardPage },
  profile: { Component: ProfilePage },
}

/** Every other page. */
export const remoteRoute = { loader: openRemotePage, Component: RemotePage }
