import type { UserTransaction } from '../database'
import { toInstant } from './columns'

export interface SessionRow {
  sessionId: string
  /** Browser and system; empty if unknown. */
  device: string
  /** Where it logged in from; empty if unknown. */
  network: string
  createdAt: string
  expiresAt: string
  /** When a second factor was last shown; null if never. */
  factorAt: string | null
}

export async function insertSession(tx: UserTransaction, session: SessionRow): Promise<void> {
  await tx.query(
    `insert into sign_ins (user_id, session_id, created_at, expires_at, device, network, factor_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      tx.userId,
      session.sessionId,
      session.createdAt,
      session.expiresAt,
      session.device,
      session.network,
      session.factorAt,
    ],
  )
}

/** The state of a session and of its person's books. */
export interface SessionState {
  /** Whether it is neither revoked nor expired. */
  isValid: boolean
  /** The version of the person's books; null if they have none yet. */
  version: string | null
}

/** One statement, because every request runs it. */
export async function findSession(tx: UserTransaction, sessionId: string, at: string): Promise<SessionState> {
  const [row] = await tx.query<{ valid: boolean; version: string | null }>(
    `select exists (select from sign_ins where user_id = $1 and session_id = $2 and expires_at > $3) as valid,
       (select version from book_versions where user_id = $1) as version`,
    [tx.userId, sessionId, at],
  )
  return { isValid: row?.valid === true, version: row?.version ?? null }
}

/** The sessions that have not expired, newest first. */
export async function allSessions(tx: UserTransaction, at: string): Promise<Omit<SessionRow, 'factorAt'>[]> {
  const rows = await tx.query<Omit<SessionRow, 'factorAt'>>(
    `select session_id as "sessionId", device, network, created_at as "createdAt", expires_at as "expiresAt"
     from sign_ins where user_id = $1 and expires_at > $2 order by created_at desc, session_id desc`,
    [tx.userId, at],
  )
  return rows.map((row) => ({
    ...row,
    createdAt: toInstant(row.createdAt),
    expiresAt: toInstant(row.expiresAt),
  }))
}

/** When the session last showed a second factor; null if never. */
export async function findFactorTime(tx: UserTransaction, sessionId: string): Promise<string | null> {
  const [row] = await tx.query<{ at: string | null }>(
    `select factor_at as at from sign_ins where user_id = $1 and session_id = $2`,
    [tx.userId, sessionId],
  )
  return row?.at ? toInstant(row.at) : null
}

export async function setFactorTime(tx: UserTransaction, sessionId: string, at: string): Promise<void> {
  await tx.query(`update sign_ins set factor_at = $3 where user_id = $1 and session_id = $2`, [
    tx.userId,
    sessionId,
    at,
  ])
}

/** False if it does not exist. */
export async function deleteSession(tx: UserTransaction, sessionId: string): Promise<boolean> {
  const rows = await tx.query(
    `delete from sign_ins where user_id = $1 and session_id = $2 returning session_id`,
    [tx.userId, sessionId],
  )
  return rows.length === 1
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
