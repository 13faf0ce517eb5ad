-- How the person's CSV and XLSX files of a bank are read, by the fingerprint of their header.
create table table_mappings (
  user_id uuid not null references users on delete cascade,
  fingerprint text not null,
  mapping jsonb not null,
  -- When a file was last imported with it.
  used_at timestamptz not null,
  primary key (user_id, fingerprint)
);

alter table table_mappings enable row level security;
alter table table_mappings force row level security;
create policy owner_only on table_mappings using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on table_mappings to solvent_app;
