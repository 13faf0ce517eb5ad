import { deleteAllApiTokens } from '../../storage/tables/api-tokens-table'
import { deleteAllRememberedDevices } from '../../storage/tables/remembered-devices-table'
import { deleteAllPushDevices } from '../../storage/tables/reminders-table'
import { deleteOtherSessions } from '../../storage/tables/sessions-table'
import { setPasswordReported } from '../../storage/tables/users-table'
import type { Services } from '../services'
import type { Session } from './access-token'
import type { Caller } from './attempt'
import { recordEvent } from './security-history'

/**
 * "This was not me": ends all other sessions, API tokens and reminders, forgets all devices, and refuses the password
 * at the next login. This session can still change it.
 */
export function reportPassword(services: Services, caller: Caller & Session): Promise<void> {
  const { userId, sessionId } = caller
  return services.db.asUser(userId, async (tx) => {
    await deleteOtherSessions(tx, sessionId)
    await deleteAllApiTokens(tx)
    await deleteAllRememberedDevices(tx)
    await deleteAllPushDevices(tx)
    await setPasswordReported(tx, services.clock.now().toISOString())
    await recordEvent(services, tx, caller, { kind: 'password_reported' })
  })
}
