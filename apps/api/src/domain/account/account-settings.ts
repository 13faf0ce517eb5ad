import type { BodyOf, changePassword } from '@solvent/contracts'
import type { UserTransaction } from '../../storage/database'
import { deleteOtherSessions } from '../../storage/tables/sessions-table'
import { replaceSecrets, type SecretsRow, setPasswordReported } from '../../storage/tables/users-table'
import { DomainError } from '../domain-error'
import { newRecoveryKey, openRecoveryKey, sealRecoveryKey } from '../secrets/recovery-key'
import { hashSecret, verifySecret } from '../secrets/secret-hash'
import type { Services } from '../services'
import type { Session } from './access-token'
import type { Caller } from './attempt'
import { deleteEverything } from './delete-everything'
import { recordEvent, recordFailure } from './security-history'
import { withThrottle } from './throttle'

// Changes to one's own account. Each call requires the password.

/** @throws DomainError `too_many_requests`, `wrong_password` */
export function revealRecoveryKey(services: Services, caller: Caller, password: string): Promise<string> {
  return withPassword(services, caller, password, async (secrets) => {
    const recoveryKey = await openRecoveryKey(caller.userId, password, secrets.recoveryKeySealed)
    return async (tx) => {
      await recordEvent(services, tx, caller, { kind: 'secret_key_shown' })
      return recoveryKey
    }
  })
}

/**
 * Issues a new recovery key and returns it. The old one becomes invalid.
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
    return async (tx) => {
      if (!(await replaceSecrets(tx, before, after))) throw new DomainError('wrong_password')
      await recordEvent(services, tx, caller, { kind: 'secret_key_renewed' })
      return recoveryKey
    }
  })
}

/**
 * Changes the password and ends all other sessions. The recovery key stays the same.
 *
 * @throws DomainError `too_many_requests`, `wrong_password`
 */
export function changeOwnPassword(
  services: Services,
  caller: Caller & Session,
  { password, new_password: newPassword }: BodyOf<typeof changePassword>,
): Promise<void> {
  const { userId, sessionId } = caller
  return withPassword(services, caller, password, async (before) => {
    const recoveryKey = await openRecoveryKey(userId, password, before.recoveryKeySealed)
    const after = {
      ...before,
      passwordHash: await hashSecret(newPassword),
      recoveryKeySealed: await sealRecoveryKey(userId, newPassword, recoveryKey),
    }
    return async (tx) => {
      if (!(await replaceSecrets(tx, before, after))) throw new DomainError('wrong_password')
      await deleteOtherSessions(tx, sessionId)
      await setPasswordReported(tx, null)
      await recordEvent(services, tx, caller, { kind: 'password_changed' })
    }
  })
}

/**
 * Permanently deletes the account and all its data.
 *
 * @throws DomainError `too_many_requests`, `wrong_password`
 */
export async function removeAccount(services: Services, caller: Caller, password: string): Promise<void> {
  await withPassword(services, caller, password, async () => async () => {})
  await deleteEverything(services, caller.userId)
}

/**
 * Checks the password, then saves what `work` resolves to in one transaction.
 *
 * @throws DomainError `too_many_requests`, `wrong_password`, or what the work throws
 */
export function withPassword<Result>(
  services: Services,
  caller: Caller,
  password: string,
  work: (secrets: SecretsRow) => Promise<(tx: UserTransaction) => Promise<Result>>,
): Promise<Result> {
  const { userId, address } = caller
  return withThrottle(services, { userId, address, use: 'own_account' }, async (secrets) => {
    const matches = await verifySecret(password, secrets?.passwordHash ?? null)
    if (!secrets || !matches) {
      recordFailure(services, userId, caller, { kind: 'password_failed' })
      throw new DomainError('wrong_password')
    }
    return work(secrets)
  })
}
