import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database, Maintenance } from '../storage/database'
import { openPglite, type PgliteOptions } from '../storage/pglite/open-pglite'

/** A separate data folder, for tests that close and reopen a database. */
export interface EmbeddedFolder {
  dataDir: string
  open(options?: Partial<PgliteOptions>): Promise<Database & Maintenance>
  /** Closes the open databases and deletes the folder. */
  remove(): Promise<void>
}

export async function embeddedFolder(parent = tmpdir()): Promise<EmbeddedFolder> {
  const folder = await mkdtemp(join(parent, 'solvent-folder-'))
  const dataDir = join(folder, 'data')
  const opened: Database[] = []
  return {
    dataDir,
    async open(options) {
      const db = await openPglite({ dataDir, onLockLost: () => {}, ...options })
      opened.push(db)
      return db
    },
    async remove() {
      for (const db of opened) await db.close()
      await rm(folder, { recursive: true })
    },
  }
}
