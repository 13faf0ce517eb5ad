import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import {
  deleteAllSessions,
  deleteExpiredSessions,
  deleteSession,
  insertSession,
} from '../../storage/tables/sessions-table'
import type { Services } from '../services'
import { issueToken, readToken, type Session } from './access-token'

const LIFETIME_MS = 24 * 60 * 60 * 1000

/** Starts a session of 24 hours and returns its access token. */
export async function startSession({ clock, keys }: Services, tx: UserTransaction): Promise<string> {
  const issuedAt = clock.now()
  const expiresAt = new Date(issuedAt.getTime() + LIFETIME_MS)
  const sessionId = newId()
  await deleteExpiredSessions(tx, issuedAt.toISOString())
  await insertSession(tx, {
    sessionId,
    createdAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  })
  return issueToken(keys.tokens, { userId: tx.userId, sessionId }, { issuedAt, expiresAt })
}

/** The session that the token names, or null if it is invalid or expired. `SessionGuard` checks for revocation. */
export function sessionFromToken({ clock, keys, report }: Services, token: string): Session | null {
  const session = readToken(keys.tokens, token, clock.now())
  if (!session) report({ event: 'token_refused', reason: 'invalid' })
  return session
}

export async function endSession({ db }: Services, { userId, sessionId }: Session): Promise<void> {
  await db.asUser(userId, (tx) => deleteSession(tx, sessionId))
}

export async function endAllSessions({ db }: Services, userId: string): Promise<void> {
  await db.asUser(userId, deleteAllSessions)
}
