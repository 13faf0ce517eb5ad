-- The token of a calendar's address has a scope that no other call accepts.
alter table api_tokens drop constraint api_tokens_scope_check;
alter table api_tokens add constraint api_tokens_scope_check
  check (scope in ('read', 'record', 'manage', 'calendar'));

-- The events that calendars have received, so that a moved or cancelled one is recognised by its id.
create table calendar_events (
  user_id uuid not null references users on delete cascade,
  event_id text not null,
  happens_on date not null,
  title text not null,
  details text not null,
  is_cancelled boolean not null,
  -- Rises with every change (RFC 5545, SEQUENCE).
  sequence integer not null,
  changed_at timestamptz not null,
  primary key (user_id, event_id)
);

alter table calendar_events enable row level security;
alter table calendar_events force row level security;
create policy owner_only on calendar_events using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on calendar_events to solvent_app;
