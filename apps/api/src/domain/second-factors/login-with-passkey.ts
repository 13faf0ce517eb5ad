import type { BodyOf, ResponseOf } from '@solvent/contracts'
import type { loginWithPasskey } from '@solvent/contracts/second-factors'
import type { Client } from '../account/client'
import { logIn } from '../account/log-in'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { completeLogin, requireTicket } from './complete-login'
import { personOf, withPasskey } from './passkey-assertion'

/**
 * Starts the session of the person whose passkey it is. With a ticket, that must be the person who entered the
 * password.
 *
 * @param origin of the page, as the browser knows it
 * @throws DomainError `too_many_requests`, `passkey_refused`, `login_expired`
 */
export async function startSessionWithPasskey(
  services: Services,
  { credential, ticket: text }: BodyOf<typeof loginWithPasskey>,
  { origin, ...client }: Client & { origin: string },
): Promise<ResponseOf<typeof loginWithPasskey>> {
  const userId = personOf(credential)
  const ticket = text === undefined ? null : requireTicket(services, text)
  if (userId === null || (ticket && ticket.userId !== userId)) throw new DomainError('passkey_refused')
  return withPasskey(services, { ...client, userId, origin }, credential, async (tx) => {
    if (!ticket) {
      return { access_token: await logIn(services, tx, client, { detail: 'passkey', hasFactor: true }) }
    }
    return { access_token: await completeLogin(services, tx, client, { ticket, detail: 'passkey' }) }
  })
}
