import type { ReminderSettings } from '@solvent/contracts/reminders'
import type { Transaction, UserTransaction } from '../database'
import { toInstant } from './columns'

/** A browser that shows reminders. */
export interface PushDeviceRow {
  id: string
  name: string
  endpoint: string
  /** Of the browser, as base64url: its public key and the shared secret. */
  publicKey: string
  secret: string
  /** Whom push services may ask about this server: its address. */
  contact: string
  createdAt: string
}

const SETTINGS = 'content, hour, quiet_from, quiet_to, time_zone'

/** The ids of people who have a device and whose summary is due. The transaction must see all people's rows. */
export async function peopleToRemind(tx: Transaction, at: string): Promise<string[]> {
  const rows = await tx.query<{ user_id: string }>(
    `select user_id from reminder_settings settings where next_at <= $1
       and exists (select from push_devices device where device.user_id = settings.user_id)`,
    [at],
  )
  return rows.map(({ user_id }) => user_id)
}

export async function findReminderSettings(tx: UserTransaction): Promise<ReminderSettings | null> {
  const [row] = await tx.query<ReminderSettings>(
    `select ${SETTINGS} from reminder_settings where user_id = $1`,
    [tx.userId],
  )
  return row ?? null
}

export async function upsertReminderSettings(
  tx: UserTransaction,
  { content, hour, quiet_from, quiet_to, time_zone }: ReminderSettings,
  nextAt: string,
): Promise<void> {
  await tx.query(
    `insert into reminder_settings (user_id, ${SETTINGS}, next_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id) do update set content = excluded.content, hour = excluded.hour,
       quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, time_zone = excluded.time_zone,
       next_at = excluded.next_at`,
    [tx.userId, content, hour, quiet_from, quiet_to, time_zone, nextAt],
  )
}

/** Takes the summary that is due, so that no other server sends it. False if another one did. */
export async function claimSummary(
  tx: UserTransaction,
  { at, nextAt }: Record<'at' | 'nextAt', string>,
): Promise<boolean> {
  const rows = await tx.query(
    `update reminder_settings set next_at = $3 where user_id = $1 and next_at <= $2 returning user_id`,
    [tx.userId, at, nextAt],
  )
  return rows.length === 1
}

/** Newest first. */
export async function allPushDevices(tx: UserTransaction): Promise<PushDeviceRow[]> {
  const rows = await tx.query<PushDeviceRow>(
    `select device_id as id, name, endpoint, public_key as "publicKey", secret, contact, created_at as "createdAt"
     from push_devices where user_id = $1 order by created_at desc, device_id desc`,
    [tx.userId],
  )
  return rows.map((row) => ({ ...row, createdAt: toInstant(row.createdAt) }))
}

/** Replaces a device with the same endpoint. */
export async function insertPushDevice(tx: UserTransaction, device: PushDeviceRow): Promise<void> {
  const { id, name, endpoint, publicKey, secret, contact, createdAt } = device
  await tx.query(`delete from push_devices where user_id = $1 and endpoint = $2`, [tx.userId, endpoint])
  await tx.query(
    `insert into push_devices (user_id, device_id, name, endpoint, public_key, secret, contact, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tx.userId, id, name, endpoint, publicKey, secret, contact, createdAt],
  )
}

/** False if it does not exist. */
export async function deletePushDevice(tx: UserTransaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    `delete from push_devices where user_id = $1 and device_id = $2 returning device_id`,
    [tx.userId, id],
  )
  return rows.length === 1
}

export async function deleteAllPushDevices(tx: UserTransaction): Promise<void> {
  await tx.query(`delete from push_devices where user_id = $1`, [tx.userId])
}
