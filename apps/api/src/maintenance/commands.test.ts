// Engines: embedded
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUp } from '@solvent/api-testing/person'
import { readConfig } from '../config'
import { startServer } from '../testing/start-server'
import type { MaintenanceState } from './maintenance-state'
import { runJob, withDatabase } from './run-command'
import { startMaintenance } from './start-maintenance'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'solvent-commands-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const state = (): MaintenanceState => ({ lastBackup: null, lastVerify: null })
const log = { error: () => {} }

test('a command asks the server of the data folder, and opens the folder itself only if none runs', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'data') })
  const backup = () => runJob(config, { job: 'backup', person: null })
  await withDatabase(config, async (db) => {
    const server = await startServer({ db, drop: async () => {} })
    await signUp(server.url)
    const maintenance = await startMaintenance({
      ...config,
      db,
      state: state(),
      log,
      hasNightlyBackups: false,
    })
    expect(await backup()).toMatchObject({ ok: true })
    await expect(withDatabase(config, async () => {})).rejects.toThrow(/in use by process .* Stop it first/)
    await maintenance.stop()
    await server.stop()
  })
  expect(await backup()).toMatchObject({ ok: true, lines: [expect.stringContaining('(1 people, 3 rows)')] })
  expect(await runJob(config, { job: 'verify' })).toMatchObject({ ok: true })
  const again = state()
  await withDatabase(config, async (db) => {
    const maintenance = await startMaintenance({ ...config, db, state: again, log, hasNightlyBackups: false })
    await maintenance.stop()
  })
  expect(again.lastVerify).toMatchObject({ ok: true })
  // All backups of the last 24 hours are retained.
  const made = expect.stringMatching(/^solvent-/)
  expect(readdirSync(config.backupDir).toSorted()).toEqual(['last-verify.json', made, made])
})

test('where the path is too long for a socket, the command asks to stop the app first', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'x'.repeat(100)) })
  await withDatabase(config, async (db) => {
    const maintenance = await startMaintenance({
      ...config,
      db,
      state: state(),
      log,
      hasNightlyBackups: false,
    })
    await expect(runJob(config, { job: 'verify' })).rejects.toThrow('Stop it first')
    await maintenance.stop()
  })
})
