import type { PGliteInterface } from '@electric-sql/pglite'
import { StartRefusal } from '../start-refusal'

/**
 * Commits one row and requires that it was written through to the disk.
 *
 * @throws StartRefusal if commits of this database would not survive a power cut.
 */
export async function requireDurable(pg: PGliteInterface, disk: { readonly syncs: number }): Promise<void> {
  const before = disk.syncs
  await pg.exec(`
    create schema if not exists solvent_internal;
    create table if not exists solvent_internal.durability_check (id integer primary key, checked_at timestamptz);
    insert into solvent_internal.durability_check values (1, now())
      on conflict (id) do update set checked_at = excluded.checked_at`)
  const { rows } = await pg.query<{ fsync: string }>(`select current_setting('fsync') as fsync`)
  if (disk.syncs > before && rows[0]?.fsync === 'on') return
  throw new StartRefusal(
    'The database cannot write safely to this disk, so a power cut could lose money records. Set DATA_DIR to a folder on a local disk, and reinstall Solvent if that does not help.',
  )
}
