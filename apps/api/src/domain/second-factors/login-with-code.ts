import type { BodyOf, ResponseOf } from '@solvent/contracts'
import type { loginWithCode } from '@solvent/contracts/second-factors'
import type { Client } from '../account/client'
import type { Services } from '../services'
import { withCode } from './codes'
import { completeLogin, requireTicket } from './complete-login'
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
    const token = await completeLogin(services, tx, client, { ticket, detail: way })
    const deviceSecret = remember ? await rememberDevice(services, tx, client) : null
    return { userId, answer: { access_token: token }, deviceSecret }
  })
}
