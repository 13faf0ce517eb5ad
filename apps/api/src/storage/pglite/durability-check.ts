import type { PGliteInterface } from '@electric-sql/pglite'
import { StartRefusal } from '../start-refusal'

/** Syncs the log to disk, and with it every earlier commit. The record it needs for that is never read. */
export const SYNC_LOG = `select pg_logical_emit_message(false, 'solvent', 'sync', true)`

const UPSERT_CHECK = `insert into solvent_internal.durability_check values (1, now())
  on conflict (id) do update set checked_at = excluded.checked_at`

/**
 * Commits one row synchronously and one asynchronously with a sync after it, and requires that both reached the disk.
 *
 * @throws StartRefusal if commits of this database would not survive a power cut.
 */
export async function requireDurable(pg: PGliteInterface, disk: { readonly syncs: number }): Promise<void> {
  const start = disk.syncs
  await pg.exec(`
    create schema if not exists solvent_internal;
    create table if not exists solvent_internal.durability_check (id integer primary key, checked_at timestamptz);
    ${UPSERT_CHECK}`)
  const committed = disk.syncs
  await pg.exec(`begin; set local synchronous_commit = off; ${UPSERT_CHECK}; commit; ${SYNC_LOG}`)
  const { rows } = await pg.query<{ fsync: string }>(`select current_setting('fsync') as fsync`)
  if (committed > start && disk.syncs > committed && rows[0]?.fsync === 'on') return
  throw new StartRefusal(
    'The database cannot write safely to this disk, so a power cut could lose money records. Set DATA_DIR to a folder on a local disk, and reinstall Solvent if that does not help.',
  )
}
