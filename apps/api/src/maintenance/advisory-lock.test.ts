// Engines: postgres
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useOwnServer } from '../testing/use-own-server'
import { MaintenanceJobs } from './maintenance-jobs'
import type { MaintenanceState } from './maintenance-state'

const setting = useOwnServer()

test('one of several servers on one database makes the daily backup, and all report it', async () => {
  await setting.newPerson()
  const folder = mkdtempSync(join(tmpdir(), 'solvent-replicas-'))
  const states = Array.from({ length: 4 }, (): MaintenanceState => ({ lastBackup: null, lastVerify: null }))
  const replicas = states.map(
    (state) =>
      new MaintenanceJobs({
        db: setting.server.db,
        state,
        log: { error: (details) => expect(details).toBeUndefined() },
        databaseUrl: process.env.SOLVENT_TEST_POSTGRES,
        backupDir: folder,
        hasNightlyBackups: true,
      }),
  )
  await Promise.all(replicas.map((replica) => replica.runDueJobs()))
  expect(readdirSync(folder).toSorted()).toEqual(['last-verify.json', expect.stringMatching(/^solvent-/)])
  await Promise.all(replicas.map((replica) => replica.runDueJobs()))
  for (const state of states) {
    expect(state).toMatchObject({ lastBackup: { ok: true }, lastVerify: { ok: true } })
  }
  rmSync(folder, { recursive: true })
})
