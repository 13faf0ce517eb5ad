import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { prepareDataFolder } from '../storage/pglite/new-data-folder'
import { openPglite } from '../storage/pglite/open-pglite'
import { openOnPostgres, type TestDatabase } from './postgres-database'
import { startServer, type TestServer } from './start-server'

export type EngineName = 'embedded' | 'postgres'

/** The server shared by the test files of a process. It is built as a bundle, so that test files need not load it. */
export async function startWorkerServer(engine: EngineName): Promise<TestServer> {
  return startServer(await (engine === 'postgres' ? openOnPostgres() : openInFolder()))
}

async function openInFolder(): Promise<TestDatabase> {
  // Next to the engine's program: that folder is removed after all tests, however this process ends.
  const folder = await mkdtemp(join(dirname(process.env.SOLVENT_TEST_ENGINE_PROGRAM ?? ''), 'worker-'))
  const dataDir = join(folder, 'data')
  await mkdir(dataDir, { mode: 0o700 })
  // Starts with all tables, because creating them takes a second.
  await prepareDataFolder(dataDir, process.env.SOLVENT_TEST_TEMPLATE ?? '')
  const db = await openPglite({ dataDir, onLockLost: () => {} })
  return {
    db,
    async drop() {
      await db.close()
      await rm(folder, { recursive: true })
    },
  }
}
