-- What an expense or income was for. Its owner may correct that and the note, and nothing else of an entry.
alter table journal_entries add column category text;
grant update (category, note) on journal_entries to solvent_app;

alter table users add column ask_before_saving boolean not null default false;

-- What the books do not say about a trade entry. The position is the asset that the shares are.
create table trades (
  user_id uuid not null,
  entry_id uuid not null,
  asset_id uuid not null,
  side text not null check (side in ('buy', 'sell')),
  symbol text not null,
  quantity numeric(15, 8) not null check (quantity > 0),
  price_minor bigint not null check (price_minor >= 0),
  primary key (user_id, entry_id),
  foreign key (user_id, entry_id) references journal_entries on delete cascade
);
create index trades_by_asset on trades (user_id, asset_id);

-- One message of a person and all that is done for its answer.
create table chat_turns (
  user_id uuid not null,
  turn_id uuid not null,
  session_id uuid not null,
  -- Of the request: sent again, it finishes the same turn.
  request_key text not null,
  request_hash text not null,
  message_id uuid not null,
  started_at timestamptz not null,
  -- Whoever works on it, and until when nobody else may.
  worker uuid not null,
  leased_until timestamptz not null,
  -- Null until the answer is there.
  status text check (status in ('ok', 'saved', 'confirm', 'api_key_required', 'interrupted')),
  reply_id uuid,
  provider text,
  model text,
  -- The last request to the provider, which repeats the ones before.
  sent jsonb,
  primary key (user_id, turn_id),
  foreign key (user_id, session_id) references chat_sessions on delete cascade
);
create unique index chat_turns_by_key on chat_turns (user_id, request_key);
create index chat_turns_by_session on chat_turns (user_id, session_id);
create index chat_turns_by_start on chat_turns (user_id, started_at);

-- What was done in a turn, in order, each with its effect in one transaction.
create table chat_steps (
  user_id uuid not null,
  turn_id uuid not null,
  step_no integer not null,
  tool text not null,
  -- What the model asked for and what it was answered, as text.
  arguments text not null,
  result text not null,
  label text not null,
  -- The entries and drafts that came of it, as cards.
  cards jsonb not null,
  primary key (user_id, turn_id, step_no),
  foreign key (user_id, turn_id) references chat_turns on delete cascade
);

-- What the assistant would save if the person confirms it.
create table chat_drafts (
  user_id uuid not null,
  draft_id uuid not null,
  turn_id uuid not null,
  kind text not null,
  fields jsonb not null,
  label text not null,
  reason text not null,
  expires_at timestamptz not null,
  state text not null check (state in ('open', 'saved', 'cancelled')),
  -- What the confirmation was answered.
  saved jsonb,
  primary key (user_id, draft_id),
  foreign key (user_id, turn_id) references chat_turns on delete cascade
);
create index chat_drafts_by_turn on chat_drafts (user_id, turn_id);

alter table trades enable row level security;
alter table trades force row level security;
create policy owner_only on trades to solvent_app using (user_id = current_setting('app.user_id')::uuid);
grant select, insert on trades to solvent_app;

alter table chat_turns enable row level security;
alter table chat_turns force row level security;
create policy owner_only on chat_turns to solvent_app using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on chat_turns to solvent_app;

alter table chat_steps enable row level security;
alter table chat_steps force row level security;
create policy owner_only on chat_steps to solvent_app using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on chat_steps to solvent_app;

alter table chat_drafts enable row level security;
alter table chat_drafts force row level security;
create policy owner_only on chat_drafts to solvent_app using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on chat_drafts to solvent_app;
