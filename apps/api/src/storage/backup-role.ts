import { BY_KEY } from './by-key'
import type { OwnerTransaction } from './database'

/**
 * Lets the role `solvent_backup` read every table there is, and nothing more. It runs at every start, before the
 * migrations and after them, so that a copy can be made of the tables of any version.
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
      -- The policy of requests asks for a person, whom a backup has not.
      execute format('alter policy owner_only on %s to solvent_app', name);
      -- Whoever may become this role, as the owner may, reads everything only while acting as it.
      execute format('create policy backup_reads on %s for select to solvent_backup '
        'using (current_user = ''solvent_backup'')', name);
    end loop;
  end $$`)
}

/** Everything that follows in this transaction reads everybody's rows as they stand now, and changes none. */
export async function actAsBackup(owner: OwnerTransaction): Promise<void> {
  await owner.exec(
    `set transaction isolation level repeatable read, read only; set local role solvent_backup; ${BY_KEY}`,
  )
}
