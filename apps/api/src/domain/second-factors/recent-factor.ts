import { findSecondFactors } from '../../storage/tables/second-factors-query'
import { findFactorTime } from '../../storage/tables/sessions-table'
import type { Session } from '../account/access-token'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { hasFactor } from './factors'

const RECENT_MS = 5 * 60 * 1000

/**
 * Requires that the session has just shown the second factor, if the account has one.
 *
 * @throws DomainError `factor_needed`
 */
export async function requireRecentFactor(
  { db, clock }: Services,
  { userId, sessionId }: Session,
): Promise<void> {
  const isMissing = await db.asUser(userId, async (tx) => {
    if (!hasFactor(await findSecondFactors(tx))) return false
    const at = await findFactorTime(tx, sessionId)
    return at === null || clock.now().getTime() - Date.parse(at) >= RECENT_MS
  })
  if (isMissing) throw new DomainError('factor_needed')
}
