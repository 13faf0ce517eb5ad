create table chat_sessions (
  user_id uuid not null references users on delete cascade,
  session_id uuid not null,
  title text not null,
  created_at timestamptz not null,
  primary key (user_id, session_id)
);

create table chat_messages (
  user_id uuid not null,
  message_id uuid not null,
  session_id uuid not null,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  created_at timestamptz not null,
  primary key (user_id, message_id),
  foreign key (user_id, session_id) references chat_sessions on delete cascade
);
create index chat_messages_by_session on chat_messages (user_id, session_id, message_id);

alter table chat_sessions enable row level security;
alter table chat_sessions force row level security;
create policy owner_only on chat_sessions using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on chat_sessions to solvent_app;

alter table chat_messages enable row level security;
alter table chat_messages force row level security;
create policy owner_only on chat_messages using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on chat_messages to solvent_app;
