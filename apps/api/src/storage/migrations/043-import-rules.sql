-- What to record for lines of bank files. Of the rules that fit a line, the one with the lowest place applies.
create table import_rules (
  user_id uuid not null references users on delete cascade,
  rule_id uuid not null,
  place integer not null,
  wanted_text text not null,
  account_id uuid,
  min_minor bigint check (min_minor > 0),
  max_minor bigint check (max_minor >= min_minor),
  direction text not null check (direction in ('out', 'in')),
  category text,
  liability_id uuid,
  name text,
  primary key (user_id, rule_id),
  check ((category is null) <> (liability_id is null))
);

alter table import_rules enable row level security;
alter table import_rules force row level security;
create policy owner_only on import_rules using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on import_rules to solvent_app;
