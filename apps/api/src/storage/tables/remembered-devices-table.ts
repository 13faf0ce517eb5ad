import type { UserTransaction } from '../database'
import { toInstant } from './columns'

/** A device on which the password is enough. */
export interface RememberedDeviceRow {
  id: string
  /** Browser and system; empty if unknown. */
  name: string
  network: string
  createdAt: string
  expiresAt: string
}

/** The devices that have not expired, newest first. */
export async function allRememberedDevices(tx: UserTransaction, at: string): Promise<RememberedDeviceRow[]> {
  const rows = await tx.query<RememberedDeviceRow>(
    `select device_id as id, name, network, created_at as "createdAt", expires_at as "expiresAt"
     from remembered_devices where user_id = $1 and expires_at > $2 order by created_at desc, device_id desc`,
    [tx.userId, at],
  )
  return rows.map((row) => ({
    ...row,
    createdAt: toInstant(row.createdAt),
    expiresAt: toInstant(row.expiresAt),
  }))
}

export async function isRememberedDevice(
  tx: UserTransaction,
  { id, hash }: { id: string; hash: string },
  at: string,
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from remembered_devices
     where user_id = $1 and device_id = $2 and secret_hash = $3 and expires_at > $4`,
    [tx.userId, id, hash, at],
  )
  return rows.length === 1
}

/** Also deletes the devices that have expired. */
export async function insertRememberedDevice(
  tx: UserTransaction,
  hash: string,
  { id, name, network, createdAt, expiresAt }: RememberedDeviceRow,
): Promise<void> {
  await tx.query(`delete from remembered_devices where user_id = $1 and expires_at <= $2`, [
    tx.userId,
    createdAt,
  ])
  await tx.query(
    `insert into remembered_devices (user_id, device_id, secret_hash, name, network, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tx.userId, id, hash, name, network, createdAt, expiresAt],
  )
}

/** False if it does not exist. */
export async function deleteRememberedDevice(tx: UserTransaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    `delete from remembered_devices where user_id = $1 and device_id = $2 returning device_id`,
    [tx.userId, id],
  )
  return rows.length === 1
}

export async function deleteAllRememberedDevices(tx: UserTransaction): Promise<void> {
  await tx.query(`delete from remembered_devices where user_id = $1`, [tx.userId])
}
