import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import {
  deleteRememberedDevice,
  insertRememberedDevice,
  isRememberedDevice,
} from '../../storage/tables/remembered-devices-table'
import { newSecret, readSecret } from '../account/api-token-text'
import type { Caller } from '../account/attempt'
import { type Client, deviceName } from '../account/client'
import { toNetwork } from '../account/network'
import { recordEvent } from '../account/security-history'
import { DomainError } from '../domain-error'
import type { Services } from '../services'

/** How long the password is enough on a device. */
export const REMEMBERED_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Whether the device presents a secret of this person that is still valid. */
export async function isRemembered(
  { clock }: Services,
  tx: UserTransaction,
  secrets: readonly string[],
): Promise<boolean> {
  for (const secret of secrets) {
    const found = readSecret('device', secret)
    if (found?.userId !== tx.userId) continue
    const device = { id: found.tokenId, hash: found.hash }
    if (await isRememberedDevice(tx, device, clock.now().toISOString())) return true
  }
  return false
}

/** The secret that the device presents with its next logins. */
export async function rememberDevice(
  { clock }: Services,
  tx: UserTransaction,
  client: Client,
): Promise<string> {
  const now = clock.now()
  const id = newId()
  const { text, hash } = newSecret('device', { userId: tx.userId, tokenId: id })
  await insertRememberedDevice(tx, hash, {
    id,
    name: deviceName(client),
    network: toNetwork(client.address),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + REMEMBERED_DAYS * DAY_MS).toISOString(),
  })
  return text
}

/** @throws DomainError `not_found` */
export function forgetDevice(services: Services, caller: Caller, id: string): Promise<void> {
  return services.db.asUser(caller.userId, async (tx) => {
    if (!(await deleteRememberedDevice(tx, id))) throw new DomainError('not_found')
    await recordEvent(services, tx, caller, { kind: 'device_forgotten' })
  })
}
