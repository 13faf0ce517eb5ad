import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useServer } from '../testing/person'
import { MaintenanceJobs } from './maintenance-jobs'

const setting = useServer()

test('of several servers on one database one makes the backup of the day', async () => {
  await setting.newPerson()
  const folder = mkdtempSync(join(tmpdir(), 'solvent-replicas-'))
  const replicas = Array.from(
    { length: 4 },
    () =>
      new MaintenanceJobs({
        db: setting.server.db,
        state: { lastBackup: null, lastVerify: null },
        log: { error: (details) => expect(details).toBeUndefined() },
        databaseUrl: process.env.SOLVENT_TEST_POSTGRES,
        backupDir: folder,
        hasNightlyBackups: true,
      }),
  )
  await Promise.all(replicas.map((replica) => replica.lookAfter()))
  expect(readdirSync(folder)).toHaveLength(1)
  rmSync(folder, { recursive: true })
})
