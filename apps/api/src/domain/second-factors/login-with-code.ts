import type { BodyOf, ResponseOf } from '@solvent/contracts'
import type { loginWithCode } from '@solvent/contracts/second-factors'
import type { UserTransaction } from '../../storage/database'
import { replaceSecurityEvent } from '../../storage/tables/security-events-table'
import { findSecrets, isPasswordReported } from '../../storage/tables/users-table'
import type { Client } from '../account/client'
import { startSession } from '../account/sessions'
import { rememberNetwork } from '../account/throttle'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { withCode } from './codes'
import { hasSamePassword, type LoginTicket, readTicket } from './login-ticket'
import { rememberDevice } from './remembered-devices'

interface Login {
  userId: string
  answer: ResponseOf<typeof loginWithCode>
  /** What the device presents with its next logins, if it is remembered. */
  deviceSecret: string | null
}

/** @throws DomainError `too_many_requests`, `login_expired`, `wrong_code` */
export function startSessionWithCode(
  services: Services,
  { ticket: text, code, remember }: BodyOf<typeof loginWithCode>,
  client: Client,
): Promise<Login> {
  const ticket = requireTicket(services, text)
  const { userId } = ticket
  return withCode(services, { ...client, userId }, code, async (tx, way) => {
    await finishLogin(tx, ticket, way)
    await rememberNetwork(services, tx, client.address)
    const deviceSecret = remember ? await rememberDevice(services, tx, client) : null
    const token = await startSession(services, tx, client, { hasFactor: true })
    return { userId, answer: { access_token: token }, deviceSecret }
  })
}

/** @throws DomainError `login_expired` */
export function requireTicket({ keys, clock }: Services, text: string): LoginTicket {
  const ticket = readTicket(keys.logins, text, clock.now())
  if (!ticket) throw new DomainError('login_expired')
  return ticket
}

/**
 * Uses up a ticket: the unfinished login of the history becomes a finished one.
 *
 * @throws DomainError `login_expired` if it was used, or the password has changed or was reported meanwhile
 */
export async function finishLogin(tx: UserTransaction, ticket: LoginTicket, detail: string): Promise<void> {
  const secrets = await findSecrets(tx, 'locked')
  const isValid = hasSamePassword(ticket, secrets?.passwordHash) && !(await isPasswordReported(tx))
  const change = { from: 'login_unfinished', to: 'login', detail }
  if (!isValid || !(await replaceSecurityEvent(tx, ticket.loginId, change))) {
    throw new DomainError('login_expired')
  }
}
