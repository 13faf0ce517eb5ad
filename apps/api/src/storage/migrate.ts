import { createHash } from 'node:crypto'
import type { OwnerTransaction, Transaction } from './database'
import type { Migration } from './migrations/migrations'
import { StartRefusal } from './start-refusal'

/** A migration as recorded in the database. */
export interface AppliedMigration {
  name: string
  sha256: string
}

/**
 * Applies the pending migrations. Idempotent.
 *
 * @throws StartRefusal if the database has a migration that this version does not know or that differs from it.
 */
export async function migrate(owner: OwnerTransaction, migrations: readonly Migration[]): Promise<void> {
  await owner.exec(`
    create schema if not exists solvent_internal;
    create table if not exists solvent_internal.migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now()
    )`)
  const pending = pendingMigrations(await appliedMigrations(owner), migrations)
  for (const migration of pending) {
    await owner.exec(forcedRowSecurity('no force'))
    await owner.exec(migration.sql)
    await owner.query('insert into solvent_internal.migrations (name, sha256) values ($1, $2)', [
      migration.name,
      fingerprint(migration),
    ])
  }
  if (pending.length > 0) await owner.exec(forcedRowSecurity('force'))
}

/**
 * Whether `migrate` would change a database that has users, which requires a backup first. Needs the role for backups.
 *
 * @throws StartRefusal as `migrate` does
 */
export async function wouldChangeData(
  owner: OwnerTransaction,
  migrations: readonly Migration[],
): Promise<boolean> {
  const [found] = await owner.query<{ made: boolean }>(
    `select to_regclass('solvent_internal.migrations') is not null and to_regclass('users') is not null as made`,
  )
  if (!found?.made) return false
  if (pendingMigrations(await appliedMigrations(owner), migrations).length === 0) return false
  await owner.exec('set local role solvent_backup')
  const [people] = await owner.query<{ some: boolean }>('select exists (select from users) as some')
  return people?.some === true
}

/** The applied migrations, in the order they ran. */
export function appliedMigrations(tx: Transaction): Promise<AppliedMigration[]> {
  return tx.query('select name, sha256 from solvent_internal.migrations order by name collate "C"')
}

/** The migrations as a database that has all of them records them. */
export function toApplied(migrations: readonly Migration[]): AppliedMigration[] {
  return migrations.map((migration) => ({ name: migration.name, sha256: fingerprint(migration) }))
}

/**
 * SQL that forces row-level security on the tables' owner, or lifts that. While forced, the owner sees no rows to
 * migrate. Other transactions never see it lifted: it is forced again before the transaction ends.
 */
export function forcedRowSecurity(action: 'force' | 'no force'): string {
  return `do $$ declare name regclass; begin
    for name in select oid from pg_class
      where relkind = 'r' and relrowsecurity and relnamespace = 'public'::regnamespace
    loop execute format('alter table %s ${action} row level security', name); end loop;
  end $$`
}

function pendingMigrations(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): readonly Migration[] {
  const known = new Map(toApplied(migrations).map(({ name, sha256 }) => [name, sha256]))
  for (const { name, sha256 } of applied) {
    if (known.get(name) !== sha256) {
      throw new StartRefusal(
        `The data was written by another version of Solvent: its migration ${name} is not part of this version. Start that version, or set DATA_DIR or DATABASE_URL to other data.`,
      )
    }
  }
  const done = new Set(applied.map(({ name }) => name))
  return migrations.filter(({ name }) => !done.has(name))
}

function fingerprint({ sql }: Migration): string {
  return createHash('sha256').update(sql).digest('hex')
}
