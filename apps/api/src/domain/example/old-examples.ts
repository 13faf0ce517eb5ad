import type { Database, Maintenance } from '../../storage/database'
import { exampleIdsBefore } from '../../storage/tables/all-user-ids'
import { deleteExample } from './example-account'

/** The lifetime of a session: an older example cannot be opened any more. */
const RETENTION_MS = 24 * 60 * 60 * 1000

/** Deletes the examples whose window was closed without leaving them. */
export async function deleteOldExamples(db: Database & Maintenance, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString()
  const ids = await db.readEverything((tx) => exampleIdsBefore(tx, before))
  for (const id of ids) await deleteExample(db, id)
}
