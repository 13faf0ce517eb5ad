import type { Database, Maintenance } from '../../storage/database'
import { versionsOf } from '../../storage/tables/book-versions-table'
import type { LiveSaves } from './live-saves'

/** Seconds between two sweeps, while notices of other servers arrive and while none do. */
const INTERVAL_SECONDS = { withNotices: 5, withoutNotices: 1 }

/**
 * Regularly compares open pages with the versions of their books: a killed server sends no notice of its last saves,
 * and through a connection pooler no notices arrive. One query reads all versions; a second later another one reads
 * those of pages that are behind, whose notices may have been on the way.
 *
 * @returns a function that stops the sweeps
 */
export function sweepVersions(db: Database & Maintenance, live: LiveSaves): () => void {
  const { notices } = db
  // Without other servers, pages miss nothing.
  if (!notices) return () => {}
  let seconds = 0
  let isRunning = false
  let behind: readonly string[] = []
  const timer = setInterval(async () => {
    seconds += 1
    if (isRunning) return
    const isDue =
      seconds >= (notices.isListening ? INTERVAL_SECONDS.withNotices : INTERVAL_SECONDS.withoutNotices)
    const userIds = isDue ? live.userIds() : behind
    if (userIds.length === 0) return
    if (isDue) seconds = 0
    behind = []
    isRunning = true
    try {
      const versions = await db.readEverything((tx) => versionsOf(tx, userIds))
      const late = versions.filter(({ userId, version }) => live.compare(userId, version))
      behind = late.map(({ userId }) => userId)
    } catch {
      // If the database is unavailable, the next sweep tries again.
    } finally {
      isRunning = false
    }
  }, 1000)
  timer.unref()
  return () => clearInterval(timer)
}
