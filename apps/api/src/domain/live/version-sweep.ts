import type { Database, Maintenance } from '../../storage/database'
import { versionsOf } from '../../storage/tables/book-versions-table'
import type { LiveSaves } from './live-saves'

/** Between two sweeps, while notices of other servers arrive, and while none do. */
const SECONDS = { listening: 5, deaf: 1 }

/**
 * Looks now and then how far the books of those are whose pages are open: a server that was killed has not said what it
 * saved, and through a connection pooler none is heard. One query for all of them, and a second later one more for
 * those whose pages are behind: their notices may have been on the way.
 *
 * @returns what stops it
 */
export function sweepVersions(db: Database & Maintenance, live: LiveSaves): () => void {
  const { notices } = db
  // Without other servers there is nothing to miss.
  if (!notices) return () => {}
  let seconds = 0
  let isRunning = false
  let behind: readonly string[] = []
  const timer = setInterval(async () => {
    seconds += 1
    if (isRunning) return
    const isDue = seconds >= (notices.isListening ? SECONDS.listening : SECONDS.deaf)
    const people = isDue ? live.people() : behind
    if (people.length === 0) return
    if (isDue) seconds = 0
    behind = []
    isRunning = true
    try {
      const versions = await db.readEverything((tx) => versionsOf(tx, people))
      const late = versions.filter(({ userId, version }) => live.compare(userId, version))
      behind = late.map(({ userId }) => userId)
    } catch {
      // A database that is away is asked again.
    } finally {
      isRunning = false
    }
  }, 1000)
  timer.unref()
  return () => clearInterval(timer)
}
