import type { LoginWay } from '@solvent/contracts/security-events'
import type { UserTransaction } from '../../storage/database'
import { replaceSecurityEvent } from '../../storage/tables/security-events-table'
import { findSecrets, isPasswordReported } from '../../storage/tables/users-table'
import type { Client } from '../account/client'
import { startSession } from '../account/sessions'
import { rememberNetwork } from '../account/throttle'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { hasSamePassword, type LoginTicket, readTicket } from './login-ticket'

/** @throws DomainError `login_expired` */
export function requireTicket({ keys, clock }: Services, text: string): LoginTicket {
  const ticket = readTicket(keys.logins, text, clock.now())
  if (!ticket) throw new DomainError('login_expired')
  return ticket
}

/**
 * Uses up a ticket: the unfinished login of the history becomes a finished one, and its session starts.
 *
 * @returns the access token
 * @throws DomainError `login_expired` if it was used, or the password has changed or was reported meanwhile
 */
export async function completeLogin(
  services: Services,
  tx: UserTransaction,
  client: Client,
  { ticket, detail }: { ticket: LoginTicket; detail: LoginWay },
): Promise<string> {
  const secrets = await findSecrets(tx, 'locked')
  const isValid = hasSamePassword(ticket, secrets?.passwordHash) && !(await isPasswordReported(tx))
  const change = { from: 'login_unfinished', to: 'login', detail }
  if (!isValid || !(await replaceSecurityEvent(tx, ticket.loginId, change))) {
    throw new DomainError('login_expired')
  }
  await rememberNetwork(services, tx, client.address)
  return startSession(services, tx, client, { hasFactor: true })
}
