// Engines: both (migrations)
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUp } from '@solvent/api-testing/person'
import { type Migration, migrations } from '../storage/migrations/migrations'
import { openDatabase } from '../storage/open-database'
import { createPostgresDatabase } from '../testing/postgres-database'
import { startServer } from '../testing/start-server'
import { backupBeforeMigration } from './before-migration'
import { readBackup } from './read-backup'

/** Set by the Jest project that runs the file. */
declare const databaseEngine: 'embedded' | 'postgres'

let folder = ''
let databaseUrl: string | undefined
let drop = async () => {}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'solvent-before-'))
  if (databaseEngine === 'postgres') ({ url: databaseUrl, drop } = await createPostgresDatabase())
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await drop()
})

const backupDir = () => join(folder, 'backups')

function open(backups = backupDir()) {
  return openDatabase({
    databaseUrl,
    dataDir: join(folder, 'data'),
    onLockLost: () => {},
    beforeMigration: backupBeforeMigration(backups),
  })
}

test('data is backed up before a migration, and the migration does not run without the backup', async () => {
  const db = await open()
  const server = await startServer({ db, drop: () => db.close() })
  await signUp(server.url)
  await server.stop()
  await (await open()).close()
  expect(readdirSync(folder)).not.toContain('backups')

  // The list is read-only except in this test.
  const known = migrations as Migration[]
  known.push({ name: '999-later', sql: 'alter table users add column motto text' })
  try {
    writeFileSync(join(folder, 'a-file'), '')
    await expect(open(join(folder, 'a-file'))).rejects.toThrow(
      /The backup before the migration of your data failed: The backup folder .* cannot be written\..* Nothing was changed\.$/,
    )
    await (await open()).close()
    await (await open()).close()
  } finally {
    known.pop()
  }
  const [file = '', ...more] = readdirSync(backupDir())
  expect(more).toEqual([])
  expect(file).toMatch(/^solvent-.*Z-before-migration\.backup\.gz$/)
  const { head, manifest } = await readBackup(join(backupDir(), file))
  expect(head.migrations.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
  expect(manifest.tables.users?.rows).toBe(1)
})
