import { leaveExample as leaving } from '@solvent/contracts'
import { call } from '../calls/call'
import { endExample } from '../session/session'

/** Leaves the example at once; the server deletes it, and by itself after a day where it is not reached. */
export function leaveExample(): void {
  const left = call(leaving, {})
  endExample()
  left.catch(() => undefined)
}
