import type { BodyOf, changePassword } from '@solvent/contracts'
import { deleteOtherSessions } from '../../storage/tables/sessions-table'
import { deleteThrottles } from '../../storage/tables/throttles-table'
import { deleteUser, findSecrets, replaceSecrets, type SecretsRow } from '../../storage/tables/users-table'
import { DomainError } from '../domain-error'
import { newRecoveryKey, openRecoveryKey, sealRecoveryKey } from '../secrets/recovery-key'
import { hashSecret, matchesHash } from '../secrets/secret-hash'
import type { Services } from '../services'
import type { Session } from './access-token'
import type { Caller } from './attempt'
import { withThrottle } from './throttle'

// What logged-in people do with their own account. Each call asks for the password again.

/** @throws DomainError `too_many_requests`, `wrong_password` */
export function revealRecoveryKey(services: Services, caller: Caller, password: string): Promise<string> {
  return withPassword(services, caller, password, (secrets) =>
    openRecoveryKey(caller.userId, password, secrets.recoveryKeySealed),
  )
}

/**
 * Issues a new recovery key and returns it; the old one no longer counts.
 *
 * @throws DomainError `too_many_requests`, `wrong_password`
 */
export function renewRecoveryKey(services: Services, caller: Caller, password: string): Promise<string> {
  const { userId } = caller
  return withPassword(services, caller, password, async (before) => {
    const recoveryKey = newRecoveryKey()
    const after = {
      ...before,
      recoveryKeyHash: await hashSecret(recoveryKey),
      recoveryKeySealed: await sealRecoveryKey(userId, password, recoveryKey),
    }
    const isReplaced = await services.db.asUser(userId, (tx) => replaceSecrets(tx, before, after))
    if (!isReplaced) throw new DomainError('wrong_password')
    return recoveryKey
  })
}

/**
 * The recovery key stays the same, and of the sessions only this one.
 *
 * @throws DomainError `too_many_requests`, `wrong_password`
 */
export function changeOwnPassword(
  services: Services,
  { userId, sessionId, address }: Caller & Session,
  { password, new_password: newPassword }: BodyOf<typeof changePassword>,
): Promise<void> {
  return withPassword(services, { userId, address }, password, async (before) => {
    const recoveryKey = await openRecoveryKey(userId, password, before.recoveryKeySealed)
    const after = {
      ...before,
      passwordHash: await hashSecret(newPassword),
      recoveryKeySealed: await sealRecoveryKey(userId, newPassword, recoveryKey),
    }
    await services.db.asUser(userId, async (tx) => {
      if (!(await replaceSecrets(tx, before, after))) throw new DomainError('wrong_password')
      await deleteOtherSessions(tx, sessionId)
    })
  })
}

/**
 * Removes the person and all that is theirs, for good.
 *
 * @throws DomainError `too_many_requests`, `wrong_password`
 */
export function removeAccount(services: Services, caller: Caller, password: string): Promise<void> {
  const { userId } = caller
  return withPassword(services, caller, password, () =>
    services.db.asUser(userId, async (tx) => {
      await deleteUser(tx)
      await deleteThrottles(tx)
    }),
  )
}

function withPassword<Result>(
  services: Services,
  caller: Caller,
  password: string,
  work: (secrets: SecretsRow) => Promise<Result>,
): Promise<Result> {
  const { userId } = caller
  return withThrottle(services, { ...caller, use: 'own_account' }, async () => {
    const secrets = await services.db.asUser(userId, findSecrets)
    const matches = await matchesHash(password, secrets?.passwordHash ?? null)
    if (!secrets || !matches) throw new DomainError('wrong_password')
    return work(secrets)
  })
}
