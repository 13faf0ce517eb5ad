import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import {
  deleteAllSessions,
  deleteExpiredSessions,
  deleteSession,
  hasSession,
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

/** The session that the token names, or null if it is invalid, over or revoked. */
export async function currentSession(services: Services, token: string): Promise<Session | null> {
  const now = services.clock.now()
  const named = readToken(services.keys.tokens, token, now)
  if (!named) {
    services.report({ event: 'token_refused', reason: 'invalid' })
    return null
  }
  const valid = await services.db.asUser(named.userId, (tx) =>
    hasSession(tx, named.sessionId, now.toISOString()),
  )
  if (valid) return named
  services.report({ event: 'token_refused', reason: 'revoked', userId: named.userId })
  return null
}

export async function endSession({ db }: Services, { userId, sessionId }: Session): Promise<void> {
  await db.asUser(userId, (tx) => deleteSession(tx, sessionId))
}

export async function endAllSessions({ db }: Services, userId: string): Promise<void> {
  await db.asUser(userId, deleteAllSessions)
}
