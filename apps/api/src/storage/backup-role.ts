import type { OwnerTransaction } from './database'

/**
 * Gives the role `solvent_backup` read access to every table, and nothing else. Runs at every start, before and after
 * the migrations, so that tables of any version can be backed up.
 */
export async function prepareBackupRole(owner: OwnerTransaction): Promise<void> {
  await owner.exec(`do $$ declare name regclass; begin
    if not exists (select from pg_roles where rolname = 'solvent_backup') then
      create role solvent_backup nologin;
    end if;
    grant usage on schema public to solvent_backup;
    if to_regclass('solvent_internal.migrations') is not null then
      grant usage on schema solvent_internal to solvent_backup;
      grant select on solvent_internal.migrations to solvent_backup;
    end if;
    for name in
      select oid from pg_class
      where relkind = 'r' and relrowsecurity and relnamespace = 'public'::regnamespace
        and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'backup_reads')
    loop
      execute format('grant select on %s to solvent_backup', name);
      -- The policy for requests needs a user id, which a backup does not have.
      execute format('alter policy owner_only on %s to solvent_app', name);
      -- Roles that may become this one, such as the owner, read everything only while acting as it.
      execute format('create policy backup_reads on %s for select to solvent_backup '
        'using (current_user = ''solvent_backup'')', name);
    end loop;
  end $$`)
}

/** The rest of this transaction reads all people's rows from one snapshot, and cannot change any. */
export async function actAsBackup(owner: OwnerTransaction): Promise<void> {
  // One by one, because Citus sends the whole message to its nodes for each of them.
  await owner.exec('set transaction isolation level repeatable read, read only')
  await owner.exec('set local role solvent_backup')
  // The planner reads pages along the key instead of sorting all rows for each page: without statistics, it assumes
  // that a table has no rows.
  await owner.exec('set local enable_sort = off')
}
