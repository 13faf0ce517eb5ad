import type { UserTransaction } from '../../storage/database'
import { findSecondFactors } from '../../storage/tables/second-factors-query'
import { setFactorTime } from '../../storage/tables/sessions-table'
import { setFactorRemoved } from '../../storage/tables/users-table'
import type { Session } from '../account/access-token'
import type { Caller } from '../account/attempt'
import { recordEvent } from '../account/security-history'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { newBackupCodes } from './backup-codes'
import { hasFactor } from './factors'

/** A signed-in person. */
export type FactorCaller = Caller & Session

interface NewFactor {
  event: { kind: 'app_added' | 'passkey_added'; detail?: string }
  /** Adds it. Throws if it cannot be added. */
  add(tx: UserTransaction): Promise<void>
}

/**
 * Adds a second factor. The first one comes with backup codes.
 *
 * @returns the new backup codes; null if the account had a second factor already
 */
export async function addFactor(
  services: Services,
  caller: FactorCaller,
  { event, add }: NewFactor,
): Promise<string[] | null> {
  const { db, clock } = services
  const { userId, sessionId } = caller
  const isFirst = !hasFactor(await db.asUser(userId, findSecondFactors))
  // Hashing takes long, so it runs before the transaction.
  const backupCodes = isFirst ? await newBackupCodes() : null
  return db.asUser(userId, async (tx) => {
    await add(tx)
    await backupCodes?.save(tx)
    await setFactorTime(tx, sessionId, clock.now().toISOString())
    await setFactorRemoved(tx, null)
    await recordEvent(services, tx, caller, event)
    return backupCodes?.codes ?? null
  })
}

/**
 * Replaces the backup codes.
 *
 * @throws DomainError `not_found` if there is no second factor that they could stand in for
 */
export async function renewBackupCodes(services: Services, caller: FactorCaller): Promise<string[]> {
  const { db } = services
  const { userId } = caller
  if (!hasFactor(await db.asUser(userId, findSecondFactors))) throw new DomainError('not_found')
  const { codes, save } = await newBackupCodes()
  await db.asUser(userId, async (tx) => {
    if (!hasFactor(await findSecondFactors(tx))) throw new DomainError('not_found')
    await save(tx)
    await recordEvent(services, tx, caller, { kind: 'backup_codes_renewed' })
  })
  return codes
}
