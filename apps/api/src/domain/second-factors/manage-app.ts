import { deleteAuthenticatorApp, insertAuthenticatorApp } from '../../storage/tables/authenticator-apps-table'
import { withPassword } from '../account/account-settings'
import { requireUser } from '../account/profile'
import { recordEvent } from '../account/security-history'
import { countAddress } from '../account/throttle'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { addFactor, type FactorCaller } from './add-factor'
import { acceptAppCode, isAppCode, type NewSecret, newAppSecret, sealAppSecret } from './authenticator-app'
import { cleanUpFactors } from './factors'

/**
 * A secret for an authenticator app, which is added once `confirmApp` has a code.
 *
 * @throws DomainError `too_many_requests`, `wrong_password`, `already_added`
 */
export function startApp(services: Services, caller: FactorCaller, password: string): Promise<NewSecret> {
  const { userId } = caller
  return withPassword(services, caller, password, async () => async (tx) => {
    const { email } = await requireUser(tx)
    const created = newAppSecret(email)
    const secretSealed = sealAppSecret(services.keys.apps, userId, created.secret)
    const createdAt = services.clock.now().toISOString()
    if (!(await insertAuthenticatorApp(tx, { secretSealed, createdAt }))) throw alreadyAdded()
    return created
  })
}

/**
 * Adds the app with its first code.
 *
 * @returns backup codes with the first second factor, else null
 * @throws DomainError `too_many_requests`, `wrong_code`
 */
export async function confirmApp(
  services: Services,
  caller: FactorCaller,
  code: string,
): Promise<string[] | null> {
  const { keys, clock } = services
  await countAddress(services, caller.address)
  return addFactor(services, caller, {
    event: { kind: 'app_added' },
    async add(tx) {
      const isRight =
        isAppCode(code) && (await acceptAppCode(tx, keys.apps, { code, at: clock.now(), isNew: true }))
      if (!isRight) throw new DomainError('wrong_code')
    },
  })
}

/** @throws DomainError `not_found` */
export function removeApp(services: Services, caller: FactorCaller): Promise<void> {
  return services.db.asUser(caller.userId, async (tx) => {
    if (!(await deleteAuthenticatorApp(tx))) throw new DomainError('not_found')
    await cleanUpFactors(tx)
    await recordEvent(services, tx, caller, { kind: 'app_removed' })
  })
}

function alreadyAdded(): DomainError {
  return new DomainError('invalid_request', 'You have an authenticator app already. Remove it first.')
}
