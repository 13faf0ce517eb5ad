import { createHash } from 'node:crypto'
import type { OwnerTransaction } from './database'
import type { Migration } from './migrations/migrations'
import { StartRefusal } from './start-refusal'

/**
 * Applies the migrations that are not applied yet. Running it again changes nothing.
 *
 * @throws StartRefusal if the database has a migration this version does not know, or one that reads differently.
 */
export async function migrate(owner: OwnerTransaction, migrations: readonly Migration[]): Promise<void> {
  await owner.exec(`
    create schema if not exists solvent_internal;
    create table if not exists solvent_internal.migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now()
    )`)
  const applied = await owner.query<{ name: string; sha256: string }>(
    'select name, sha256 from solvent_internal.migrations',
  )
  checkHistory(applied, migrations)
  const done = new Set(applied.map((row) => row.name))
  const open = migrations.filter(({ name }) => !done.has(name))
  for (const migration of open) {
    await owner.exec(forcedRowSecurity('no force'))
    await owner.exec(migration.sql)
    await owner.query('insert into solvent_internal.migrations (name, sha256) values ($1, $2)', [
      migration.name,
      fingerprint(migration),
    ])
  }
  if (open.length > 0) await owner.exec(forcedRowSecurity('force'))
}

/**
 * Row-level security binds the owner of the tables as well, who would see no row to migrate. Nobody else ever
 * sees it lifted: it is forced again before the transaction ends.
 */
export function forcedRowSecurity(action: 'force' | 'no force'): string {
  return `do $$ declare name regclass; begin
    for name in select oid from pg_class
      where relkind = 'r' and relrowsecurity and relnamespace = 'public'::regnamespace
    loop execute format('alter table %s ${action} row level security', name); end loop;
  end $$`
}

function checkHistory(applied: { name: string; sha256: string }[], migrations: readonly Migration[]): void {
  for (const row of applied) {
    const known = migrations.find(({ name }) => name === row.name)
    if (!known || fingerprint(known) !== row.sha256) {
      throw new StartRefusal(
        `The data was written by another version of Solvent (its step ${row.name} is not the one of this version). Start that version, or let DATA_DIR or DATABASE_URL name other data.`,
      )
    }
  }
}

function fingerprint({ sql }: Migration): string {
  return createHash('sha256').update(sql).digest('hex')
}
