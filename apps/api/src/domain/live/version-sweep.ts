import type { Database, Maintenance } from '../../storage/database'
import { versionsOf } from '../../storage/tables/book-versions-table'
import type { LiveSaves } from './live-saves'

/** While notices of other servers arrive, and while none do. */
const SECONDS = { listening: 5, deaf: 1 }

/**
 * Looks now and then how far the books of those are whose pages are open: a server that was killed has not said what it
 * saved, and through a connection pooler none is heard. One query for all of them.
 *
 * @returns what stops it
 */
export function sweepVersions(db: Database & Maintenance, live: LiveSaves): () => void {
  const { notices } = db
  // Without other servers there is nothing to miss.
  if (!notices) return () => {}
  let seconds = 0
  let isRunning = false
  const timer = setInterval(async () => {
    seconds += 1
    const people = live.people()
    if (isRunning || people.length === 0) return
    if (seconds < (notices.isListening ? SECONDS.listening : SECONDS.deaf)) return
    seconds = 0
    isRunning = true
    try {
      const versions = await db.readEverything((tx) => versionsOf(tx, people))
      for (const { userId, version } of versions) live.compare(userId, version)
    } catch {
      // A database that is away is asked again.
    } finally {
      isRunning = false
    }
  }, 1000)
  timer.unref()
  return () => clearInterval(timer)
}
