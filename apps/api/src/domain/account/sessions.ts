import type { Device } from '@solvent/contracts/devices'
import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import {
  allSessions,
  deleteAllSessions,
  deleteExpiredSessions,
  deleteSession,
  insertSession,
} from '../../storage/tables/sessions-table'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { issueToken, readToken, type Session } from './access-token'
import { isApiToken, readApiToken } from './api-token-text'
import { type Client, deviceName } from './client'
import { toNetwork } from './network'

const LIFETIME_MS = 24 * 60 * 60 * 1000

interface NewSession {
  /** Whether the person has just shown a second factor. */
  hasFactor: boolean
}

/** Starts a session of 24 hours and returns its access token. */
export async function startSession(
  { clock, keys }: Services,
  tx: UserTransaction,
  client: Client,
  { hasFactor }: NewSession = { hasFactor: false },
): Promise<string> {
  const issuedAt = clock.now()
  const expiresAt = new Date(issuedAt.getTime() + LIFETIME_MS)
  const sessionId = newId()
  await deleteExpiredSessions(tx, issuedAt.toISOString())
  await insertSession(tx, {
    sessionId,
    device: deviceName(client),
    network: toNetwork(client.address),
    createdAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    factorAt: hasFactor ? issuedAt.toISOString() : null,
  })
  return issueToken(keys.tokens, { userId: tx.userId, sessionId }, { issuedAt, expiresAt })
}

/** The session that the token names, or null if it is invalid or expired. `SessionGuard` checks for revocation. */
export function sessionFromToken({ clock, keys, report }: Services, token: string): Session | null {
  const session = isApiToken(token) ? readApiToken(token) : readToken(keys.tokens, token, clock.now())
  if (!session) report({ event: 'token_refused', reason: 'invalid' })
  return session
}

/** The sessions of a person, the one of the request first. */
export async function devicesOf({ db, clock }: Services, { userId, sessionId }: Session): Promise<Device[]> {
  const rows = await db.asReader(userId, (tx) => allSessions(tx, clock.now().toISOString()))
  const devices = rows.map((row) => ({
    id: row.sessionId,
    name: row.device,
    network: row.network,
    signed_in_at: row.createdAt,
    is_current: row.sessionId === sessionId,
  }))
  return devices.sort((one, other) => Number(other.is_current) - Number(one.is_current))
}

/** @throws DomainError `not_found` */
export function endDevice({ db }: Services, userId: string, sessionId: string): Promise<void> {
  return db.asUser(userId, async (tx) => {
    if (!(await deleteSession(tx, sessionId))) throw new DomainError('not_found')
  })
}

export async function endSession({ db }: Services, { userId, sessionId }: Session): Promise<void> {
  await db.asUser(userId, (tx) => deleteSession(tx, sessionId))
}

export async function endAllSessions({ db }: Services, userId: string): Promise<void> {
  await db.asUser(userId, deleteAllSessions)
}
