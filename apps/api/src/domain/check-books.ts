import { formatMinor } from '@solvent/money'
import type { Database, Maintenance } from '../storage/database'
import { booksDifferences } from '../storage/journal-table'

interface BooksReport {
  people: number
  /** One line for each balance that is not the sum of its journal entries. */
  wrong: string[]
}

/** Recomputes every balance of everybody from the journal. */
export async function checkBooks(db: Database & Maintenance): Promise<BooksReport> {
  const userIds = await db.allUserIds()
  const wrong: string[] = []
  for (const userId of userIds) {
    const differences = await db.asUser(userId, (tx) => booksDifferences(tx, userId))
    for (const { accountKind, accountId, balance, journal } of differences) {
      const figures = `is ${formatMinor(balance)}, but its journal says ${formatMinor(journal)}`
      wrong.push(`Person ${userId}: ${accountKind} ${accountId} ${figures}.`)
    }
  }
  return { people: userIds.length, wrong }
}
