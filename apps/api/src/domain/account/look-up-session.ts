import type { UserTransaction } from '../../storage/database'
import { type ApiTokenRow, findApiToken } from '../../storage/tables/api-tokens-table'
import { findSession, type SessionState } from '../../storage/tables/sessions-table'
import type { Session } from './access-token'

interface FoundSession extends SessionState {
  /** The API token; null for a sign-in. */
  token: ApiTokenRow | null
}

/** Looks up the sign-in or the API token of a request, with one statement. */
export async function lookUpSession(
  tx: UserTransaction,
  { sessionId, tokenHash }: Session,
  at: string,
): Promise<FoundSession> {
  if (tokenHash === undefined) return { ...(await findSession(tx, sessionId, at)), token: null }
  const found = await findApiToken(tx, { id: sessionId, hash: tokenHash }, at)
  return { isValid: found !== null, version: found?.version ?? null, token: found?.token ?? null }
}
