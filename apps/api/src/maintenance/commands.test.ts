// Engines: embedded
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUp } from '@solvent/api-testing/person'
import { readConfig } from '../config'
import { insertPerson } from '../testing/rows'
import { startServer } from '../testing/start-server'
import type { JobRequest } from './jobs'
import type { MaintenanceState } from './maintenance-state'
import { printProgress } from './print-progress'
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

test('a command prints how much is done', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'watched') })
  await withDatabase(config, (db) => insertPerson(db, randomUUID()))
  const progressOf = async (request: JobRequest) => {
    const lines: string[] = []
    await runJob(
      config,
      request,
      printProgress((line) => lines.push(line), 0),
    )
    return lines
  }
  expect(await progressOf({ job: 'backup', person: null })).toEqual(['1 of 1 people'])
  expect(await progressOf({ job: 'books-check' })).toEqual(['1 of 1 people'])
  const verified = await progressOf({ job: 'verify' })
  for (const unit of ['tables', 'indexes', 'rules']) {
    expect(verified).toContainEqual(expect.stringMatching(new RegExp(`^1 of \\d+ ${unit}$`)))
  }
  expect(verified.at(-1)).toBe('1 of 1 people')
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
