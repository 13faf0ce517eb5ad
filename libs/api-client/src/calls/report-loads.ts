import { type RemoteLoad, reportRemoteLoads } from '@solvent/contracts'
import { isSignedIn } from '../session/session'
import { call } from './call'

/** The most that one call takes. */
const AT_ONCE = 20

/**
 * Tells the server how loads of remotes went. Nobody waits for it: a page whose report is lost goes on, and without a
 * session nothing is told.
 */
export function reportLoads(loads: readonly RemoteLoad[]): void {
  if (!isSignedIn()) return
  for (let start = 0; start < loads.length; start += AT_ONCE) {
    call(reportRemoteLoads, { body: { loads: loads.slice(start, start + AT_ONCE) } }).catch(() => undefined)
  }
}
