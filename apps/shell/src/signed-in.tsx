import { dashboardReadings } from './dashboard/readings'
import { readAtFirst } from './federation/read-at-first'
import { openRemotePage, RemotePage } from './federation/remote-page'
import { remoteLoader } from './federation/remotes'
import { widgetNow } from './federation/use-places'

export { AppLayout } from './layout/app-layout'

/** Its readings and the assistant are asked for together with its code, and not after it. */
export function openDashboard(): null {
  readAtFirst(Promise.resolve(dashboardReadings))
  remoteLoader.load(widgetNow('assistant').target)
  return null
}

/** Every other page. */
export const remoteRoute = { loader: openRemotePage, Component: RemotePage }
