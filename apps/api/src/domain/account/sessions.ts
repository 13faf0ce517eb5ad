import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import {
  deleteAllSignIns,
  deleteExpiredSignIns,
  deleteSignIn,
  hasSignIn,
  insertSignIn,
} from '../../storage/tables/sessions-table'
import type { Services } from '../services'
import { issueToken, readToken, type SignIn } from './access-token'

const LIFETIME_MS = 24 * 60 * 60 * 1000

/** Signs the person in for 24 hours and returns the access token. */
export async function signIn({ clock, keys }: Services, tx: UserTransaction): Promise<string> {
  const issuedAt = clock.now()
  const expiresAt = new Date(issuedAt.getTime() + LIFETIME_MS)
  const sessionId = newId()
  await deleteExpiredSignIns(tx, issuedAt.toISOString())
  await insertSignIn(tx, {
    sessionId,
    createdAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  })
  return issueToken(keys.tokens, { userId: tx.userId, sessionId }, { issuedAt, expiresAt })
}

/** Who holds this token, or null if it is invalid, over or revoked. */
export async function currentSignIn(services: Services, token: string): Promise<SignIn | null> {
  const now = services.clock.now()
  const named = readToken(services.keys.tokens, token, now)
  if (!named) {
    services.report({ event: 'token_refused', reason: 'invalid' })
    return null
  }
  const valid = await services.db.asUser(named.userId, (tx) =>
    hasSignIn(tx, named.sessionId, now.toISOString()),
  )
  if (valid) return named
  services.report({ event: 'token_refused', reason: 'revoked', userId: named.userId })
  return null
}

export async function signOut({ db }: Services, { userId, sessionId }: SignIn): Promise<void> {
  await db.asUser(userId, (tx) => deleteSignIn(tx, sessionId))
}

export async function signOutEverywhere({ db }: Services, userId: string): Promise<void> {
  await db.asUser(userId, deleteAllSignIns)
}
