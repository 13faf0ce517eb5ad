import type { UserTransaction } from '../database'
import { toInstant } from './columns'

/** An app that shows codes. */
export interface AuthenticatorAppRow {
  /** The shared secret, encrypted. */
  secretSealed: string
  createdAt: string
  /** False until its first code is entered. */
  isConfirmed: boolean
  /** The time step of the last code that was accepted; 0 before the first. */
  lastStep: number
}

/** Null if there is none. `locked`: other transactions cannot change it until this one ends. */
export async function findAuthenticatorApp(
  tx: UserTransaction,
  locked?: 'locked',
): Promise<AuthenticatorAppRow | null> {
  const [row] = await tx.query<Omit<AuthenticatorAppRow, 'lastStep'> & { lastStep: string }>(
    `select secret_sealed as "secretSealed", created_at as "createdAt", is_confirmed as "isConfirmed",
       last_step as "lastStep"
     from authenticator_apps where user_id = $1 ${locked ? 'for update' : ''}`,
    [tx.userId],
  )
  return row ? { ...row, createdAt: toInstant(row.createdAt), lastStep: Number(row.lastStep) } : null
}

/** Replaces one that was not confirmed. False if a confirmed one exists. */
export async function insertAuthenticatorApp(
  tx: UserTransaction,
  { secretSealed, createdAt }: Pick<AuthenticatorAppRow, 'secretSealed' | 'createdAt'>,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into authenticator_apps (user_id, secret_sealed, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set secret_sealed = $2, created_at = $3
     where not authenticator_apps.is_confirmed returning user_id`,
    [tx.userId, secretSealed, createdAt],
  )
  return rows.length === 1
}

/** Stores that the code of this time step was accepted. */
export async function confirmAppStep(tx: UserTransaction, step: number): Promise<void> {
  await tx.query(`update authenticator_apps set last_step = $2, is_confirmed = true where user_id = $1`, [
    tx.userId,
    step,
  ])
}

/** False if there is none. */
export async function deleteAuthenticatorApp(tx: UserTransaction): Promise<boolean> {
  const rows = await tx.query(`delete from authenticator_apps where user_id = $1 returning user_id`, [
    tx.userId,
  ])
  return rows.length === 1
}
