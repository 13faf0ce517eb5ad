-- Addresses of programs that are called after each new entry.
create table webhooks (
  user_id uuid not null references users on delete cascade,
  webhook_id uuid not null,
  url text not null,
  -- The secret that signs the calls, under the server's key.
  secret_sealed text not null,
  created_at timestamptz not null,
  -- The version of the books whose entries are queued; 0 before the first.
  queued_version bigint not null default 0,
  -- New entries have ids after this one.
  queued_after uuid not null,
  -- Null while nothing is to be sent.
  next_attempt_at timestamptz,
  -- Calls that failed since the last one that succeeded.
  failures integer not null default 0,
  primary key (user_id, webhook_id)
);

create table webhook_calls (
  user_id uuid not null,
  webhook_id uuid not null,
  -- The entry, or the webhook itself for its test.
  event_id uuid not null,
  created_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  last_attempt_at timestamptz,
  -- The status of the last answer; null if there was none.
  status integer,
  -- Why there was none.
  problem text check (problem in ('timeout', 'private_address', 'unreachable')),
  primary key (user_id, webhook_id, event_id),
  foreign key (user_id, webhook_id) references webhooks on delete cascade
);

alter table webhooks enable row level security;
alter table webhooks force row level security;
create policy owner_only on webhooks using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on webhooks to solvent_app;

alter table webhook_calls enable row level security;
alter table webhook_calls force row level security;
create policy owner_only on webhook_calls using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on webhook_calls to solvent_app;
