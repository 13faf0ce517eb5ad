import { dashboardReadings } from './dashboard/readings'
import { prefetchFirstPage } from './federation/prefetch-first-page'
import { remoteLoader } from './federation/remotes'
import { widgetNow } from './federation/use-places'

export { openRemotePage } from './federation/remote-page'
export { AppLayout } from './layout/app-layout'

/** Fetches the dashboard's data and the assistant in parallel with the dashboard's code. */
export function readDashboard(): void {
  prefetchFirstPage(Promise.resolve(dashboardReadings))
  remoteLoader.load(widgetNow('assistant').target)
}
