import type { UserTransaction } from '../database'
import { toInstant } from './columns'

export interface PasskeyRow {
  id: string
  /** The authenticator's name for it, in base64url. */
  credentialId: string
  /** In base64url. */
  publicKey: string
  /** The domain that it was created for. */
  rpId: string
  /** How often the authenticator signed; 0 if it does not count. */
  counter: number
  name: string
  createdAt: string
  lastUsedAt: string | null
}

interface Stored extends Omit<PasskeyRow, 'counter'> {
  counter: string
}

const COLUMNS = `passkey_id as id, credential_id as "credentialId", public_key as "publicKey", rp_id as "rpId", counter, name,
  created_at as "createdAt", last_used_at as "lastUsedAt"`

/** Newest first. */
export async function allPasskeys(tx: UserTransaction): Promise<PasskeyRow[]> {
  const rows = await tx.query<Stored>(
    `select ${COLUMNS} from passkeys where user_id = $1 order by created_at desc, passkey_id`,
    [tx.userId],
  )
  return rows.map(toRow)
}

/** Null if there is none. Other transactions cannot change it until this one ends. */
export async function lockPasskey(tx: UserTransaction, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await tx.query<Stored>(
    `select ${COLUMNS} from passkeys where user_id = $1 and credential_id = $2 for update`,
    [tx.userId, credentialId],
  )
  return row ? toRow(row) : null
}

/** False if it exists already. */
export async function insertPasskey(
  tx: UserTransaction,
  passkey: Omit<PasskeyRow, 'lastUsedAt'>,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into passkeys (user_id, passkey_id, credential_id, public_key, rp_id, counter, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning passkey_id`,
    [
      tx.userId,
      passkey.id,
      passkey.credentialId,
      passkey.publicKey,
      passkey.rpId,
      passkey.counter,
      passkey.name,
      passkey.createdAt,
    ],
  )
  return rows.length === 1
}

export async function updatePasskeyUse(
  tx: UserTransaction,
  id: string,
  { counter, at }: { counter: number; at: string },
): Promise<void> {
  await tx.query(
    `update passkeys set counter = $3, last_used_at = $4 where user_id = $1 and passkey_id = $2`,
    [tx.userId, id, counter, at],
  )
}

/** False if it does not exist. */
export async function renamePasskey(tx: UserTransaction, id: string, name: string): Promise<boolean> {
  const rows = await tx.query(
    `update passkeys set name = $3 where user_id = $1 and passkey_id = $2 returning passkey_id`,
    [tx.userId, id, name],
  )
  return rows.length === 1
}

/** The name of the deleted passkey; null if it does not exist. */
export async function deletePasskey(tx: UserTransaction, id: string): Promise<string | null> {
  const [row] = await tx.query<{ name: string }>(
    `delete from passkeys where user_id = $1 and passkey_id = $2 returning name`,
    [tx.userId, id],
  )
  return row?.name ?? null
}

export async function deleteAllPasskeys(tx: UserTransaction): Promise<void> {
  await tx.query(`delete from passkeys where user_id = $1`, [tx.userId])
}

function toRow(row: Stored): PasskeyRow {
  return {
    ...row,
    counter: Number(row.counter),
    createdAt: toInstant(row.createdAt),
    lastUsedAt: row.lastUsedAt && toInstant(row.lastUsedAt),
  }
}
