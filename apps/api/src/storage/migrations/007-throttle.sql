-- Tries of a secret. The owner is an account, which need not exist, or an address, which has an id of its own.
create table throttles (
  user_id uuid not null,
  subject text not null check (subject in ('account', 'address')),
  -- Failures in a row of an account, tries in the window of an address.
  failures integer not null,
  window_started_at timestamptz not null,
  blocked_until timestamptz not null,
  primary key (user_id, subject)
);

alter table throttles enable row level security;
alter table throttles force row level security;
create policy owner_only on throttles using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on throttles to solvent_app;
