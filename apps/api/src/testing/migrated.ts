import { openPglite } from '../storage/pglite/open-pglite'

/** Fills an empty data folder as a first start does. Tests copy it, because running all migrations takes a second. */
export async function migrateFolder(dataDir: string): Promise<void> {
  const db = await openPglite({ dataDir, onLockLost: () => {} })
  await db.close()
}
