import { leaveExample as leaving } from '@solvent/contracts'
import { call } from '../calls/call'
import { endExample } from '../session/session'

/** Leaves the example immediately. The server deletes it, at the latest after a day. */
export function leaveExample(): void {
  const left = call(leaving, {})
  endExample()
  left.catch(() => undefined)
}
