import { checkBooksInTransaction, wrongBalances } from '../domain/books/check-books'
import { prepareBackupRole } from '../storage/backup-role'
import type { Maintenance, OwnerTransaction, PieceLimits } from '../storage/database'
import { appliedMigrations, forcedRowSecurity, migrate, toApplied } from '../storage/migrate'
import type { Migration } from '../storage/migrations/migrations'
import type { OnProgress } from '../storage/progress'
import { isRowRefusal } from '../storage/tables/transfer-tables'
import type { Head, Manifest, Page } from './backup-format'
import { BackupRefusal } from './backup-refusal'
import { backedUpTables, peoplesTables, type Table } from './catalogue'
import { countAndSums, Digest, pagesOf, singlePerson } from './copy-rows'
import { withoutForeignKeys } from './foreign-keys'
import { type Backup, readBackup } from './read-backup'

/**
 * Restores a backup: a full one into an empty database, that of one person beside others. Afterwards every count, sum
 * and hash equals the manifest and the books are correct; otherwise nothing is changed.
 *
 * @throws BackupRefusal that says what is wrong with the file or the database
 */
export async function restoreBackup(
  db: Maintenance,
  file: string,
  migrations: readonly Migration[],
  onProgress?: OnProgress,
): Promise<Backup> {
  const backup = await readBackup(file)
  const { head, manifest } = backup
  const history = sharedHistory(head, migrations)
  await db.asOwner(async (owner) => {
    if (head.person === null) await prepareEmptyTables(owner, history)
    else await requireNoAccount(owner, head, head.person)
    const tables = await backedUpTables(owner)
    const restoreForeignKeys = await withoutForeignKeys(owner)
    await insertAll(owner, { file, manifest, tables }, onProgress)
    await withRowRefusal(restoreForeignKeys())
    await requireEqual(owner, tables, backup)
    if (head.person === null) {
      await migrate(owner, migrations)
      await owner.exec(forcedRowSecurity('no force'))
      await prepareBackupRole(owner)
    }
    await requireBooksRight(owner, head.person, db.pieceLimits)
  })
  return { head, manifest }
}

/** The migrations applied to the backup's data. @throws BackupRefusal if this version does not have them all */
function sharedHistory(head: Head, migrations: readonly Migration[]): Migration[] {
  const ours = toApplied(migrations)
  const isShared = head.migrations.every(
    ({ name, sha256 }, index) => ours[index]?.name === name && ours[index]?.sha256 === sha256,
  )
  if (isShared) return migrations.slice(0, head.migrations.length)
  throw new BackupRefusal(
    'The backup was made by a newer version of Solvent. Restore it with that version or a later one.',
  )
}

/** Prepares empty tables in the schema version of the backup. @throws BackupRefusal if the database has users */
async function prepareEmptyTables(owner: OwnerTransaction, history: readonly Migration[]): Promise<void> {
  for (const table of await backedUpTables(owner)) {
    const { rows } = await countAndSums(owner, table, null)
    if (rows > 0) {
      throw new BackupRefusal(
        'This database already has accounts. Restore a full backup into an empty one: set DATA_DIR to a new folder or DATABASE_URL to a new database.',
      )
    }
  }
  if ((await appliedMigrations(owner)).length === history.length) return
  await dropTables(owner)
  await migrate(owner, history)
  await owner.exec(forcedRowSecurity('no force'))
}

/** Reverts the migrations; the tables are empty. */
async function dropTables(owner: OwnerTransaction): Promise<void> {
  const tables = await peoplesTables(owner)
  await owner.exec(`drop table ${tables.map(({ name }) => name).join(', ')}`)
  const routines = await owner.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace = 'public'::regnamespace and proowner = current_user::regrole
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  )
  for (const { name } of routines) await owner.exec(`drop routine ${name}`)
  await owner.exec('delete from solvent_internal.migrations')
}

async function requireNoAccount(owner: OwnerTransaction, head: Head, person: string): Promise<void> {
  if ((await appliedMigrations(owner)).length !== head.migrations.length) {
    throw new BackupRefusal(
      'The backup of one person was made by an older version of Solvent. Start this version on the data it came from once, and make the backup again.',
    )
  }
  for (const table of await backedUpTables(owner)) {
    const { rows } = await countAndSums(owner, table, singlePerson(person))
    if (rows > 0) {
      throw new BackupRefusal(
        'The person in this backup already has an account here. Delete that account first, then restore the backup.',
      )
    }
  }
}

async function insertAll(
  owner: OwnerTransaction,
  { file, manifest, tables }: { file: string; manifest: Manifest; tables: readonly Table[] },
  onProgress?: OnProgress,
): Promise<void> {
  const total = Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0)
  let done = 0
  const known = new Set(tables.map(({ name }) => name))
  await readBackup(file, async (table, page) => {
    if (!known.has(table)) throw doesNotFit()
    await withRowRefusal(insertPage(owner, table, page))
    done += page.rows
    onProgress?.(done, total, 'rows')
  })
}

async function insertPage(owner: OwnerTransaction, table: string, { text }: Page): Promise<void> {
  await owner.query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [`[${text}]`],
  )
}

async function withRowRefusal(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    throw isRowRefusal(error) ? doesNotFit() : error
  }
}

async function requireEqual(
  owner: OwnerTransaction,
  tables: readonly Table[],
  { head, manifest }: Backup,
): Promise<void> {
  if (Object.keys(manifest.tables).length !== tables.length) throw doesNotFit()
  const people = head.person === null ? null : singlePerson(head.person)
  for (const table of tables) {
    const digest = new Digest()
    for await (const page of pagesOf(owner, table, people)) digest.add(page)
    const now = { ...(await countAndSums(owner, table, people)), sha256: digest.sha256() }
    if (!isEqual(manifest.tables[table.name], now)) throw doesNotFit()
  }
}

function isEqual(expected: Manifest['tables'][string] | undefined, now: Manifest['tables'][string]): boolean {
  const sums = Object.entries(now.sums)
  return (
    expected !== undefined &&
    expected.rows === now.rows &&
    expected.sha256 === now.sha256 &&
    Object.keys(expected.sums).length === sums.length &&
    sums.every(([column, sum]) => expected.sums[column] === sum)
  )
}

async function requireBooksRight(
  owner: OwnerTransaction,
  person: string | null,
  limits: PieceLimits,
): Promise<void> {
  const [wrong] =
    person === null
      ? (await checkBooksInTransaction(owner, limits)).wrong
      : await wrongBalances(owner, singlePerson(person))
  if (wrong === undefined) return
  throw new BackupRefusal(`The books in this backup are not right. ${wrong} Nothing was restored.`)
}

function doesNotFit(): BackupRefusal {
  return new BackupRefusal(
    'The rows of the backup do not match the tables after restoring. Nothing was restored.',
  )
}
