import type { UserTransaction } from '../database'

export interface SessionRow {
  sessionId: string
  createdAt: string
  expiresAt: string
}

export async function insertSession(tx: UserTransaction, session: SessionRow): Promise<void> {
  await tx.query(
    `insert into sign_ins (user_id, session_id, created_at, expires_at) values ($1, $2, $3, $4)`,
    [tx.userId, session.sessionId, session.createdAt, session.expiresAt],
  )
}

/** Whether the session is neither revoked nor over at this instant. */
export async function hasSession(tx: UserTransaction, sessionId: string, at: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from sign_ins where user_id = $1 and session_id = $2 and expires_at > $3`,
    [tx.userId, sessionId, at],
  )
  return rows.length === 1
}

export async function deleteSession(tx: UserTransaction, sessionId: string): Promise<void> {
  await tx.query(`delete from sign_ins where user_id = $1 and session_id = $2`, [tx.userId, sessionId])
}

export async function deleteExpiredSessions(tx: UserTransaction, at: string): Promise<void> {
  await tx.query(`delete from sign_ins where user_id = $1 and expires_at <= $2`, [tx.userId, at])
}

export async function deleteAllSessions(tx: UserTransaction): Promise<void> {
  await tx.query(`delete from sign_ins where user_id = $1`, [tx.userId])
}

export async function deleteOtherSessions(tx: UserTransaction, sessionId: string): Promise<void> {
  await tx.query(`delete from sign_ins where user_id = $1 and session_id <> $2`, [tx.userId, sessionId])
}
