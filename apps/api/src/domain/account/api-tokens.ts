import type { BodyOf, ResponseOf } from '@solvent/contracts'
import { type ApiToken, type createApiToken, MAX_API_TOKENS } from '@solvent/contracts/api-tokens'
import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import {
  type ApiTokenRow,
  allApiTokens,
  deleteApiToken,
  deleteExpiredApiTokens,
  insertApiToken,
  updateTokenUse,
} from '../../storage/tables/api-tokens-table'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { withPassword } from './account-settings'
import { newSecret } from './api-token-text'
import type { Caller } from './attempt'
import { toNetwork } from './network'

const DAY_MS = 24 * 60 * 60 * 1000
/** The last use of a token is stored at most this often, so that reading does not mean writing. */
const USE_ACCURACY_MS = 60_000

export async function apiTokensOf({ db, clock }: Services, userId: string): Promise<ApiToken[]> {
  const rows = await db.asReader(userId, (tx) => allApiTokens(tx, clock.now().toISOString()))
  return rows.map(toApiToken)
}

/** @throws DomainError `too_many_requests`, `wrong_password`, `too_many_tokens` */
export function addApiToken(
  services: Services,
  caller: Caller,
  { name, scope, expires_in_days: days, password }: BodyOf<typeof createApiToken>,
): Promise<ResponseOf<typeof createApiToken>> {
  return withPassword(services, caller, password, async () => async (tx) => {
    const now = services.clock.now()
    await makeRoomForToken(tx, now)
    const id = newId()
    const { text: token, hash } = newSecret('personal', { userId: caller.userId, tokenId: id })
    const row = {
      id,
      name,
      scope,
      createdAt: now.toISOString(),
      expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS).toISOString(),
    }
    await insertApiToken(tx, hash, row)
    return { ...toApiToken({ ...row, lastUse: null }), token }
  })
}

/**
 * Deletes expired tokens.
 *
 * @throws DomainError `too_many_tokens`
 */
export async function makeRoomForToken(tx: UserTransaction, now: Date): Promise<void> {
  await deleteExpiredApiTokens(tx, now.toISOString())
  const existing = await allApiTokens(tx, now.toISOString())
  if (existing.length >= MAX_API_TOKENS) throw new DomainError('too_many_tokens')
}

/** @throws DomainError `not_found` */
export function revokeApiToken({ db }: Services, userId: string, id: string): Promise<void> {
  return db.asUser(userId, async (tx) => {
    if (!(await deleteApiToken(tx, id))) throw new DomainError('not_found')
  })
}

/** Stores when and from where a token was used, without making the request wait. */
export function noteTokenUse(
  { db, clock }: Services,
  userId: string,
  { token, address }: { token: ApiTokenRow; address: string },
): void {
  const now = clock.now()
  const network = toNetwork(address)
  const { id, lastUse } = token
  const isKnown = lastUse?.network === network && now.getTime() - Date.parse(lastUse.at) < USE_ACCURACY_MS
  if (isKnown) return
  const use = { at: now.toISOString(), network }
  // It is stored with a later request instead.
  db.inBackground(userId, (tx) => updateTokenUse(tx, id, use)).catch(() => {})
}

function toApiToken({ id, name, scope, createdAt, expiresAt, lastUse }: ApiTokenRow): ApiToken {
  return {
    id,
    name,
    scope,
    created_at: createdAt,
    expires_at: expiresAt,
    last_used_at: lastUse?.at ?? null,
    last_used_from: lastUse?.network ?? null,
  }
}
