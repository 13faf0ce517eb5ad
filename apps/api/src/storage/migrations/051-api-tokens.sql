-- Tokens with which programs use a person's account. Of a token, only a hash is stored.
create table api_tokens (
  user_id uuid not null references users on delete cascade,
  token_id uuid not null,
  name text not null,
  scope text not null check (scope in ('read', 'record', 'manage')),
  -- SHA-256, in hexadecimal digits.
  token_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  last_used_from text,
  check ((last_used_at is null) = (last_used_from is null)),
  primary key (user_id, token_id)
);

alter table api_tokens enable row level security;
alter table api_tokens force row level security;
create policy owner_only on api_tokens using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on api_tokens to solvent_app;

-- What a person knows a device by. Empty for sign-ins of before.
alter table sign_ins
  add column device text not null default '',
  add column network text not null default '';
