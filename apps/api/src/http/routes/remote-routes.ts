import { reportRemoteLoads } from '@solvent/contracts'
import type { Handle } from '../handle'

export function remoteRoutes(handle: Handle): void {
  handle(reportRemoteLoads, async ({ services, body }) => {
    for (const load of body.loads) services.report({ event: 'remote_loaded', ...load })
    return {}
  })
}
