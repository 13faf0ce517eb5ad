import {
  type BodyOf,
  CURRENCIES,
  DEFAULT_MODEL,
  type login,
  type ResponseOf,
  type register,
  type resetPassword,
} from '@solvent/contracts'
import { deleteAllSignIns } from '../storage/sign-ins-table'
import { findSecrets, insertUser, type SecretsRow, setPassword } from '../storage/users-table'
import { accountId } from './account-id'
import { DomainError } from './domain-error'
import { newRecoveryKey, openRecoveryKey, sealRecoveryKey } from './recovery-key'
import { hashSecret, matchesHash } from './secret-hash'
import type { Services } from './services'
import { signIn } from './sign-ins'

// Hashing takes a while and never runs inside a transaction, which others may have to wait for.

/** @throws DomainError `email_taken` */
export async function registerAccount(
  services: Services,
  { email, username, password, name }: BodyOf<typeof register>,
): Promise<ResponseOf<typeof register>> {
  const userId = accountId(email)
  const recoveryKey = newRecoveryKey()
  const secrets = {
    passwordHash: await hashSecret(password),
    recoveryKeyHash: await hashSecret(recoveryKey),
    recoveryKeySealed: await sealRecoveryKey(userId, password, recoveryKey),
  }
  return services.db.asUser(userId, async (tx) => {
    const isNew = await insertUser(tx, userId, {
      ...secrets,
      email,
      username,
      name: name || username,
      monthlyIncome: 0n,
      currency: CURRENCIES[0],
      selectedModel: DEFAULT_MODEL,
      createdAt: services.clock.now().toISOString(),
    })
    if (!isNew) throw new DomainError('email_taken')
    return { secret_key: recoveryKey, access_token: await signIn(services, tx, userId) }
  })
}

/** @throws DomainError `wrong_credentials`, the same for an unknown e-mail and a wrong password */
export async function logIn(
  services: Services,
  { email, password }: BodyOf<typeof login>,
): Promise<ResponseOf<typeof login>> {
  const userId = accountId(email)
  const secrets = await secretsOf(services, userId)
  if (!(await matchesHash(password, secrets?.passwordHash ?? null))) {
    throw new DomainError('wrong_credentials')
  }
  return { access_token: await services.db.asUser(userId, (tx) => signIn(services, tx, userId)) }
}

/**
 * Sets a new password against the recovery key, which stays the same, and ends every sign-in.
 *
 * @throws DomainError `wrong_recovery`, the same for an unknown e-mail and a wrong key
 */
export async function resetAccountPassword(
  services: Services,
  { email, secret_key: recoveryKey, new_password: password }: BodyOf<typeof resetPassword>,
): Promise<void> {
  const userId = accountId(email)
  const secrets = await secretsOf(services, userId)
  if (!(await matchesHash(recoveryKey, secrets?.recoveryKeyHash ?? null))) {
    throw new DomainError('wrong_recovery')
  }
  const passwordHash = await hashSecret(password)
  const recoveryKeySealed = await sealRecoveryKey(userId, password, recoveryKey)
  await services.db.asUser(userId, async (tx) => {
    await setPassword(tx, userId, { passwordHash, recoveryKeySealed })
    await deleteAllSignIns(tx, userId)
  })
}

/** @throws DomainError `wrong_password` */
export async function revealRecoveryKey(
  services: Services,
  userId: string,
  password: string,
): Promise<string> {
  const secrets = await secretsOf(services, userId)
  if (!secrets || !(await matchesHash(password, secrets.passwordHash))) {
    throw new DomainError('wrong_password')
  }
  return openRecoveryKey(userId, password, secrets.recoveryKeySealed)
}

function secretsOf({ db }: Services, userId: string): Promise<SecretsRow | null> {
  return db.asUser(userId, (tx) => findSecrets(tx, userId))
}
