import { openPglite } from '../storage/pglite/open-pglite'

/** Fills an empty data folder as the first start does. The tests copy it, because all the migrations take a second. */
export async function migrateFolder(dataDir: string): Promise<void> {
  const db = await openPglite({ dataDir, onLockLost: () => {} })
  await db.close()
}
