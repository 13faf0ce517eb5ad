import {
  type BodyOf,
  CURRENCIES,
  DEFAULT_MODEL,
  type login,
  type ResponseOf,
  type register,
  type resetPassword,
} from '@solvent/contracts'
import type { LoginWay } from '@solvent/contracts/security-events'
import type { UserTransaction } from '../../storage/database'
import { deleteAllApiTokens } from '../../storage/tables/api-tokens-table'
import { deleteAllPushDevices } from '../../storage/tables/reminders-table'
import { findSecondFactors } from '../../storage/tables/second-factors-query'
import { deleteAllSessions } from '../../storage/tables/sessions-table'
import {
  findSecrets,
  insertUser,
  isPasswordReported,
  replaceSecrets,
  type SecretsRow,
  setPasswordReported,
} from '../../storage/tables/users-table'
import { DomainError } from '../domain-error'
import { askForFactor } from '../second-factors/ask-for-factor'
import { hasFactor, removeFactorsByKey } from '../second-factors/factors'
import { isRemembered } from '../second-factors/remembered-devices'
import { newRecoveryKey, openRecoveryKey, sealRecoveryKey } from '../secrets/recovery-key'
import { hashSecret, isOutdatedHash, verifySecret } from '../secrets/secret-hash'
import type { Services } from '../services'
import { withAdmission } from './admission'
import type { Client } from './client'
import { logIn } from './log-in'
import { recordEvent, recordFailure } from './security-history'
import { startSession } from './sessions'
import { countRegistration, rememberNetwork, withThrottle } from './throttle'
import { toUserId } from './user-id'

// Registration, login and password reset. Hashing is slow, so it never runs inside a transaction, which could block
// others.

/** @throws DomainError `too_many_requests`, `email_taken` */
export function registerAccount(
  services: Services,
  body: BodyOf<typeof register>,
  client: Client,
): Promise<ResponseOf<typeof register>> {
  return createAccount(services, { body, client, isExample: false })
}

interface NewAccount {
  body: BodyOf<typeof register>
  client: Client
  isExample: boolean
}

/**
 * Creates an account and starts a session in it. `fill` writes into the account in the same transaction.
 *
 * @throws DomainError `too_many_requests`, `email_taken`
 */
export function createAccount(
  services: Services,
  account: NewAccount,
  fill?: (tx: UserTransaction) => Promise<void>,
): Promise<ResponseOf<typeof register>> {
  const userId = toUserId(account.body.email)
  return withAdmission(services, { userId, address: account.client.address }, () =>
    createAdmitted(services, userId, account, fill),
  )
}

async function createAdmitted(
  services: Services,
  userId: string,
  { body: { email, username, password, name }, client, isExample }: NewAccount,
  fill?: (tx: UserTransaction) => Promise<void>,
): Promise<ResponseOf<typeof register>> {
  const { db } = services
  await countRegistration(services, client.address)
  // Checked before hashing, which costs much more.
  if (await db.asUser(userId, findSecrets)) throw new DomainError('email_taken')
  const recoveryKey = newRecoveryKey()
  const secrets = {
    passwordHash: await hashSecret(password),
    recoveryKeyHash: await hashSecret(recoveryKey),
    recoveryKeySealed: await sealRecoveryKey(userId, password, recoveryKey),
  }
  return db.asUser(userId, async (tx) => {
    const isNew = await insertUser(tx, {
      ...secrets,
      email,
      username,
      name: name || username,
      monthlyIncome: 0n,
      currency: CURRENCIES[0],
      selectedModel: DEFAULT_MODEL,
      createdAt: services.clock.now().toISOString(),
      isExample,
    })
    if (!isNew) throw new DomainError('email_taken')
    await fill?.(tx)
    await rememberNetwork(services, tx, client.address)
    await recordEvent(services, tx, client, { kind: 'registered' })
    return { secret_key: recoveryKey, access_token: await startSession(services, tx, client) }
  })
}

const REPORTED =
  'This password was reported as known to someone else. Reset it with your secret key, or log in with a passkey.'

/**
 * Starts a session, or asks for the second factor, unless the device is remembered.
 *
 * @param deviceSecrets what the device presents of earlier logins
 * @throws DomainError `too_many_requests`, `wrong_credentials`, the same for an unknown e-mail and a wrong password
 */
export function startSessionWithPassword(
  services: Services,
  { email, password }: BodyOf<typeof login>,
  client: Client,
  deviceSecrets: readonly string[],
): Promise<ResponseOf<typeof login>> {
  const userId = toUserId(email)
  const { address } = client
  return withThrottle(services, { userId, address, use: 'login' }, async (secrets) => {
    const hash = secrets?.passwordHash ?? null
    if (!(await verifySecret(password, hash))) {
      recordFailure(services, userId, client, { kind: 'login_failed' })
      throw new DomainError('wrong_credentials')
    }
    const renewed = secrets && (await withCurrentCost(userId, password, secrets))
    return async (tx) => {
      // If the password has just changed, sessions with the old one have ended, so no other may start.
      const now = await findSecrets(tx, 'locked')
      if (!secrets || now?.passwordHash !== hash) throw new DomainError('wrong_credentials')
      if (renewed) await replaceSecrets(tx, secrets, renewed)
      if (await isPasswordReported(tx)) throw new DomainError('wrong_credentials', REPORTED)
      const factors = await findSecondFactors(tx)
      const isFactorNeeded = hasFactor(factors) && !(await isRemembered(services, tx, deviceSecrets))
      if (isFactorNeeded) {
        return askForFactor(services, tx, {
          client,
          factors,
          passwordHash: (renewed ?? secrets).passwordHash,
        })
      }
      const detail: LoginWay = hasFactor(factors) ? 'remembered_device' : 'password'
      return { access_token: await logIn(services, tx, client, { detail }) }
    }
  })
}

/** The secrets hashed again, or null if their hashes already have the current cost. */
async function withCurrentCost(
  userId: string,
  password: string,
  secrets: SecretsRow,
): Promise<SecretsRow | null> {
  if (!isOutdatedHash(secrets.passwordHash)) return null
  const recoveryKey = await openRecoveryKey(userId, password, secrets.recoveryKeySealed)
  return {
    passwordHash: await hashSecret(password),
    recoveryKeyHash: await hashSecret(recoveryKey),
    recoveryKeySealed: await sealRecoveryKey(userId, password, recoveryKey),
  }
}

/**
 * Sets a new password with the recovery key, which stays the same, and ends every session, API token and second factor.
 *
 * @throws DomainError `too_many_requests`, `wrong_recovery`, the same for an unknown e-mail and a wrong key
 */
export function resetAccountPassword(
  services: Services,
  { email, secret_key: recoveryKey, new_password: password }: BodyOf<typeof resetPassword>,
  client: Client,
): Promise<void> {
  const userId = toUserId(email)
  const { address } = client
  return withThrottle(services, { userId, address, use: 'reset' }, async (before) => {
    const matches = await verifySecret(recoveryKey, before?.recoveryKeyHash ?? null)
    if (!before || !matches) {
      recordFailure(services, userId, client, { kind: 'reset_failed' })
      throw new DomainError('wrong_recovery')
    }
    const after = {
      ...before,
      passwordHash: await hashSecret(password),
      recoveryKeySealed: await sealRecoveryKey(userId, password, recoveryKey),
    }
    return async (tx) => {
      if (!(await replaceSecrets(tx, before, after))) throw new DomainError('wrong_recovery')
      await deleteAllSessions(tx)
      await deleteAllApiTokens(tx)
      await deleteAllPushDevices(tx)
      await setPasswordReported(tx, null)
      await recordEvent(services, tx, client, { kind: 'password_reset' })
      await removeFactorsByKey(services, tx, client)
    }
  })
}
