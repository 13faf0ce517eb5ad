-- What a request with a key was answered; the same request sent again gets the same answer and changes nothing.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null,
  route text not null,
  request_hash text not null,
  -- The body as it was sent, byte for byte; empty only inside the transaction that does the work.
  answer text not null default '',
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (user_id, created_at);

alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy owner_only on idempotency_keys using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on idempotency_keys to solvent_app;
