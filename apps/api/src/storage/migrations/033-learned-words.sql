-- What a person's words mean to the assistant: learned when they correct a category or an account it proposed.
create table learned_words (
  user_id uuid not null references users on delete cascade,
  word_id uuid not null,
  -- A note in plain spelling.
  words text not null,
  kind text not null check (kind in ('expense', 'income')),
  category text,
  -- A type or a description of assets, as the person's entries name their account.
  account text,
  learned_at timestamptz not null,
  primary key (user_id, word_id),
  unique (user_id, words),
  check (category is not null or account is not null)
);

alter table learned_words enable row level security;
alter table learned_words force row level security;
create policy owner_only on learned_words using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on learned_words to solvent_app;
