import { readEarly } from '@solvent/api-client'
import { dashboardReadings } from './dashboard/readings'
import { openRemotePage, RemotePage } from './federation/remote-page'
import { remoteLoader } from './federation/remotes'
import { widgetNow } from './federation/use-places'

export { AppLayout } from './layout/app-layout'

/** Its readings and the assistant are asked for together with its code, and not after it. */
export function openDashboard(): null {
  readEarly(dashboardReadings)
  remoteLoader.load(widgetNow('assistant').target)
  return null
}

/** Every other page. */
export const remoteRoute = { loader: openRemotePage, Component: RemotePage }
