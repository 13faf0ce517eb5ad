import { type RemoteLoad, reportRemoteLoads } from '@solvent/contracts'
import { isSignedIn } from '../session/session'
import { call } from './call'

/** The maximum of one call. */
const MAX_LOADS = 20

/** Reports the outcomes of loading remotes to the server. Best effort, and only with a session. */
export function reportLoads(loads: readonly RemoteLoad[]): void {
  if (!isSignedIn()) return
  for (let start = 0; start < loads.length; start += MAX_LOADS) {
    call(reportRemoteLoads, { body: { loads: loads.slice(start, start + MAX_LOADS) } }).catch(() => undefined)
  }
}
