// Engines: both (locks of maintenance)
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { backupName } from '../backup/backup-names'
import { readConfig } from '../config'
import { useOwnServer } from '../testing/use-own-server'
import type { MaintenanceState } from './maintenance-state'
import { runJob } from './run-command'
import { type MaintenanceOptions, startMaintenance } from './start-maintenance'

const setting = useOwnServer()
let folder = ''
let errors: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'solvent-jobs-'))
  errors = []
})
afterEach(() => rmSync(folder, { recursive: true }))

function config() {
  return readConfig({ DATA_DIR: join(folder, 'data') })
}

async function start(more: Partial<MaintenanceOptions> = {}) {
  const state: MaintenanceState = { lastBackup: null, lastVerify: null }
  const running = await startMaintenance({
    ...config(),
    hasNightlyBackups: false,
    db: setting.server.db,
    state,
    log: { error: (_, message) => errors.push(message) },
    ...more,
  })
  return { state, stop: running.stop }
}

function backups(): string[] {
  const names = readdirSync(config().backupDir).toSorted()
  return names.filter((name) => name !== 'last-verify.json')
}

async function until(isMet: () => boolean): Promise<void> {
  while (!isMet()) await pause(20)
}

describe('while the server runs', () => {
  test('it runs the jobs that commands request', async () => {
    const ada = await setting.newPerson()
    const { state, stop } = await start()
    const backup = (person: string | null) => runJob(config(), { job: 'backup', person })
    expect(await backup(null)).toEqual({
      ok: true,
      lines: [expect.stringMatching(/^Saved and read back: .*Z\.backup\.gz \(1 people, \d+ rows\)\.$/)],
    })
    expect(await backup(ada.email)).toEqual({
      ok: true,
      lines: [expect.stringContaining('Z-person.backup.gz (1')],
    })
    expect(await backup('unknown@example.com')).toEqual({
      ok: false,
      lines: ['No account has the e-mail address unknown@example.com.'],
    })
    expect(await runJob(config(), { job: 'verify' })).toMatchObject({ ok: true })
    expect(await runJob(config(), { job: 'books-check' })).toEqual({
      ok: true,
      lines: ['The books of 1 people are right.'],
    })
    expect(backups()).toHaveLength(2)
    expect(state).toMatchObject({ lastBackup: { ok: true }, lastVerify: { ok: true } })
    await stop()
  })

  test('a full backup by command prunes the old ones, a copy of one person does not', async () => {
    const ada = await setting.newPerson()
    const { stop } = await start()
    const old = [100, 200].map((days) => backupName('whole', new Date(Date.now() - days * 86_400_000)))
    mkdirSync(config().backupDir)
    for (const name of old) writeFileSync(join(config().backupDir, name), '')
    expect(await runJob(config(), { job: 'backup', person: ada.email })).toMatchObject({ ok: true })
    expect(backups()).toEqual(expect.arrayContaining(old))
    expect(await runJob(config(), { job: 'backup', person: null })).toMatchObject({ ok: true })
    expect(backups()).toHaveLength(2)
    expect(backups()).not.toEqual(expect.arrayContaining([expect.stringMatching(old.join('|'))]))
    await stop()
  })

  test('only its own user may send commands, and a stop leaves no files behind', async () => {
    const path = `${config().dataDir}.sock`
    // As left by a crash.
    writeFileSync(path, '')
    const { stop } = await start()
    expect(statSync(path).mode & 0o777).toBe(0o600)
    await stop()
    expect(readdirSync(folder)).toEqual([])
    await expect(runJob(config(), { job: 'verify' })).rejects.toThrow('There is no data folder')
  })
})

describe('without commands, the server', () => {
  test('deletes old throttles, even if it makes no backups', async () => {
    const { userId } = await setting.newPerson()
    const { db } = setting.server
    await db.asUser(userId, (tx) =>
      tx.query(`insert into throttles values ($1, 'account', 1, now(), now() - interval '2 days')`, [userId]),
    )
    const throttles = () =>
      db.readEverything((tx) => tx.query(`select from throttles where subject = 'account'`))
    expect(await throttles()).toHaveLength(1)
    const { stop } = await start({ firstRunMs: 0 })
    while ((await throttles()).length > 0) await pause(20)
    await stop()
    expect(existsSync(config().backupDir)).toBe(false)
    expect(errors).toEqual([])
  })

  test('makes a backup when the newest is a day old, prunes the old ones and checks everything', async () => {
    await setting.newPerson()
    const first = await start({ hasNightlyBackups: true, firstRunMs: 0 })
    await until(() => first.state.lastVerify !== null)
    expect(first.state).toMatchObject({ lastBackup: { ok: true }, lastVerify: { ok: true } })
    await first.stop()
    const [made = ''] = backups()
    expect(backups()).toEqual([made])

    // Another start on the same day finds it.
    const again = await start({ hasNightlyBackups: true, firstRunMs: 0 })
    expect(again.state.lastBackup).toEqual({ at: expect.stringContaining('T'), ok: true })
    expect(again.state.lastVerify).toEqual({ at: expect.stringContaining('T'), ok: true })
    await pause(300)
    await again.stop()
    expect(backups()).toEqual([made])

    const dayAgo = backupName('whole', new Date(Date.now() - 86_400_000))
    const yearAgo = backupName('whole', new Date(Date.now() - 365 * 86_400_000))
    const draft = '.left-by-a-crash.backup.tmp'
    for (const name of [made, 'last-verify.json']) rmSync(join(config().backupDir, name))
    for (const name of [dayAgo, yearAgo, 'notes.txt', draft])
      writeFileSync(join(config().backupDir, name), '')
    utimesSync(join(config().backupDir, draft), 0, 0)
    const later = await start({ hasNightlyBackups: true, firstRunMs: 0 })
    await until(() => later.state.lastVerify !== null)
    await later.stop()
    expect(backups()).toEqual(['notes.txt', dayAgo, expect.stringMatching(/^solvent-/)])
    expect(errors).toEqual([])
  })

  test('makes a backup even if one is dated in the future, and checks the data if it was not checked today', async () => {
    await setting.newPerson()
    const ahead = backupName('whole', new Date(Date.now() + 30 * 86_400_000))
    mkdirSync(config().backupDir)
    writeFileSync(join(config().backupDir, ahead), '')
    const first = await start({ hasNightlyBackups: true, firstRunMs: 0 })
    await until(() => first.state.lastVerify !== null)
    await first.stop()
    expect(backups()).toHaveLength(2)
    rmSync(join(config().backupDir, 'last-verify.json'))
    const again = await start({ hasNightlyBackups: true, firstRunMs: 0 })
    await until(() => again.state.lastVerify !== null)
    await again.stop()
    expect(backups()).toHaveLength(2)
    expect(errors).toEqual([])
  })

  test('reports a failed backup in its log and its state', async () => {
    await setting.newPerson()
    const backupDir = join(folder, 'a-file')
    writeFileSync(backupDir, '')
    const { state, stop } = await start({
      hasNightlyBackups: true,
      firstRunMs: 0,
      backupDir: join(backupDir, 'x'),
    })
    await until(() => errors.length > 0)
    await stop()
    expect(state).toMatchObject({ lastBackup: { ok: false }, lastVerify: null })
  })
})
