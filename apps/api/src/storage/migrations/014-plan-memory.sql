-- What the plan of a month told its person to keep for later ones, and what it had from the month before.
create table month_reserves (
  user_id uuid not null references users on delete cascade,
  -- Its first day.
  month date not null,
  kept_minor bigint not null check (kept_minor >= 0),
  reserved_minor bigint not null check (reserved_minor >= 0),
  primary key (user_id, month)
);

alter table month_reserves enable row level security;
alter table month_reserves force row level security;
create policy owner_only on month_reserves using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on month_reserves to solvent_app;

-- How a person wants the plan made, and what they last tried out.
create table plan_settings (
  user_id uuid primary key references users on delete cascade,
  strategy text not null check (strategy in ('avalanche', 'snowball', 'priority', 'minimum')),
  reserve text not null check (reserve in ('keep', 'use')),
  -- As the fields of the page hold it.
  what_if jsonb not null
);

alter table plan_settings enable row level security;
alter table plan_settings force row level security;
create policy owner_only on plan_settings using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on plan_settings to solvent_app;
