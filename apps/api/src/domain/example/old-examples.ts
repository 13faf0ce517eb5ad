import type { Database, Maintenance } from '../../storage/database'
import { exampleIdsBefore } from '../../storage/tables/all-user-ids'
import { deleteExample } from './example-account'

/** As long as a session lasts: nobody can come back to an older example. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** Deletes the examples that were closed with the window instead of left. */
export async function deleteOldExamples(db: Database & Maintenance, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  const ids = await db.readEverything((tx) => exampleIdsBefore(tx, before))
  for (const id of ids) await deleteExample(db, id)
}
