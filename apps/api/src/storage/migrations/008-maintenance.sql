-- Checks of the whole database act as this role: it learns who there is, and nothing about anybody.
do $$ begin
  if not exists (select from pg_roles where rolname = 'solvent_maintenance') then
    create role solvent_maintenance nologin;
  end if;
end $$;
grant usage on schema public to solvent_maintenance;
grant select (user_id) on users to solvent_maintenance;
create policy maintenance_counts on users for select to solvent_maintenance using (true);
