import type { Assertion } from '@solvent/contracts/second-factors'
import { setFactorTime } from '../../storage/tables/sessions-table'
import type { Services } from '../services'
import type { FactorCaller } from './add-factor'
import { withCode } from './codes'
import { withPasskey } from './passkey-assertion'

// A session shows the second factor again before it may do what matters most.

/** @throws DomainError `too_many_requests`, `wrong_code` */
export function confirmWithCode(services: Services, caller: FactorCaller, code: string): Promise<void> {
  return withCode(services, caller, code, (tx) =>
    setFactorTime(tx, caller.sessionId, services.clock.now().toISOString()),
  )
}

/**
 * @param caller with the origin of the page, as the browser knows it
 * @throws DomainError `too_many_requests`, `passkey_refused`
 */
export function confirmWithPasskey(
  services: Services,
  caller: FactorCaller & { origin: string },
  credential: Assertion,
): Promise<void> {
  return withPasskey(services, caller, credential, (tx) =>
    setFactorTime(tx, caller.sessionId, services.clock.now().toISOString()),
  )
}
