import type { UserTransaction } from '../../storage/database'
import { nextToRecord, type ToRecord } from '../../storage/tables/next-to-record'
import type { Services } from '../services'
import { recordScheduled } from './record-scheduled'
import { recordRecurring } from './recurring/record-recurring'

/** How long a transaction goes on with the next recurring entry, so that other requests do not wait longer. */
const TURN_MS = 15

/**
 * Records a scheduled payment, or a recurring entry and those that follow it by day, as many as one short transaction
 * can. After a long absence there are thousands, and a commit takes as long as one of them.
 *
 * @param first its interest is posted up to its day
 */
export async function recordDue(services: Services, tx: UserTransaction, first: ToRecord): Promise<void> {
  if (first.what === 'payment') return recordScheduled(services, tx, first)
  const end = performance.now() + TURN_MS
  let next: ToRecord | null = first
  while (next && next.what !== 'payment') {
    const isDone = await recordRecurring(services, tx, next)
    if (!isDone || performance.now() > end) return
    next = await nextToRecord(tx, services.clock.today())
  }
}
