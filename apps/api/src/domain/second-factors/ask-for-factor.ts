import type { login, ResponseOf } from '@solvent/contracts'
import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import type { SecondFactors } from '../../storage/tables/second-factors-query'
import type { Client } from '../account/client'
import { recordEvent } from '../account/security-history'
import type { Services } from '../services'
import { issueTicket } from './login-ticket'

interface RightPassword {
  client: Client
  factors: SecondFactors
  passwordHash: string
}

/**
 * Answers a right password with a ticket. The history shows the login as unfinished until the second factor follows.
 */
export async function askForFactor(
  services: Services,
  tx: UserTransaction,
  { client, factors, passwordHash }: RightPassword,
): Promise<ResponseOf<typeof login>> {
  const { clock, keys } = services
  const loginId = newId()
  await recordEvent(services, tx, client, { id: loginId, kind: 'login_unfinished' })
  return {
    ticket: issueTicket(keys.logins, { userId: tx.userId, loginId, passwordHash }, clock.now()),
    has_passkey: factors.hasPasskey,
    has_code: factors.hasApp || factors.backupCodes > 0,
  }
}
