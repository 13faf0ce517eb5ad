import type { ResponseOf } from '@solvent/contracts'
import type { listSecondFactors, Passkey } from '@solvent/contracts/second-factors'
import type { UserTransaction } from '../../storage/database'
import { deleteAuthenticatorApp, findAuthenticatorApp } from '../../storage/tables/authenticator-apps-table'
import { deleteBackupCodes } from '../../storage/tables/backup-codes-table'
import { allPasskeys, deleteAllPasskeys, type PasskeyRow } from '../../storage/tables/passkeys-table'
import {
  allRememberedDevices,
  deleteAllRememberedDevices,
} from '../../storage/tables/remembered-devices-table'
import { findSecondFactors, type SecondFactors } from '../../storage/tables/second-factors-query'
import { setFactorRemoved } from '../../storage/tables/users-table'
import type { Client } from '../account/client'
import { recordEvent } from '../account/security-history'
import type { Services } from '../services'

/** Whether the password alone does not open the account. */
export function hasFactor({ hasApp, hasPasskey }: SecondFactors): boolean {
  return hasApp || hasPasskey
}

export function secondFactorsOf(
  { db, clock }: Services,
  userId: string,
): Promise<ResponseOf<typeof listSecondFactors>> {
  return db.asReader(userId, async (tx) => {
    const app = await findAuthenticatorApp(tx)
    const passkeys = await allPasskeys(tx)
    const { backupCodes } = await findSecondFactors(tx)
    const devices = await allRememberedDevices(tx, clock.now().toISOString())
    return {
      passkeys: passkeys.map(toPasskey),
      app_added_at: app?.isConfirmed ? app.createdAt : null,
      backup_codes_left: backupCodes,
      remembered_devices: devices.map(({ id, name, network, createdAt, expiresAt }) => ({
        id,
        name,
        network,
        created_at: createdAt,
        expires_at: expiresAt,
      })),
    }
  })
}

/** Call this after removing a factor: without any, nothing may stand in for one. */
export async function cleanUpFactors(tx: UserTransaction): Promise<void> {
  if (hasFactor(await findSecondFactors(tx))) return
  await deleteBackupCodes(tx)
  await deleteAllRememberedDevices(tx)
}

/** Removes all second factors of a person who had to use the secret key, and warns them about it. */
export async function removeFactorsByKey(
  services: Services,
  tx: UserTransaction,
  client: Client,
): Promise<void> {
  const hadFactor = hasFactor(await findSecondFactors(tx))
  await deleteAuthenticatorApp(tx)
  await deleteAllPasskeys(tx)
  await cleanUpFactors(tx)
  if (!hadFactor) return
  await setFactorRemoved(tx, services.clock.now().toISOString())
  await recordEvent(services, tx, client, { kind: 'factors_removed' })
}

export function toPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, created_at: createdAt, last_used_at: lastUsedAt }
}
