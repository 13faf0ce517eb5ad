-- When and with how much a person is reminded of payments.
create table reminder_settings (
  user_id uuid not null references users on delete cascade,
  content text not null check (content in ('nothing', 'name', 'amount')),
  -- Hours of the person's day. The summary is sent at `hour`, and never from `quiet_from` to `quiet_to`.
  hour smallint not null check (hour between 0 and 23),
  quiet_from smallint not null check (quiet_from between 0 and 23),
  quiet_to smallint not null check (quiet_to between 0 and 23),
  -- A name of the IANA time zone database.
  time_zone text not null,
  next_at timestamptz not null,
  primary key (user_id)
);

-- Browsers that show reminders (Web Push). The keys encrypt what is sent to one of them.
create table push_devices (
  user_id uuid not null references users on delete cascade,
  device_id uuid not null,
  name text not null,
  endpoint text not null,
  public_key text not null,
  secret text not null,
  -- The address of this server, which push services may ask about it.
  contact text not null,
  created_at timestamptz not null,
  primary key (user_id, device_id)
);

alter table reminder_settings enable row level security;
alter table reminder_settings force row level security;
create policy owner_only on reminder_settings using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on reminder_settings to solvent_app;

alter table push_devices enable row level security;
alter table push_devices force row level security;
create policy owner_only on push_devices using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on push_devices to solvent_app;
