import { dashboardReadings } from './dashboard/readings'
import { readAtFirst } from './federation/read-at-first'
import { remoteLoader } from './federation/remotes'
import { widgetNow } from './federation/use-places'

export { openRemotePage } from './federation/remote-page'
export { AppLayout } from './layout/app-layout'

/** Its readings and the assistant are asked for together with its code, and not after it. */
export function readDashboard(): void {
  readAtFirst(Promise.resolve(dashboardReadings))
  remoteLoader.load(widgetNow('assistant').target)
}
