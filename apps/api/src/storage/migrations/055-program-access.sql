-- Programs that a person allowed to use their account (OAuth 2.1). Of codes and tokens, only hashes are stored, as
-- SHA-256 in hexadecimal digits.
create table authorization_codes (
  user_id uuid not null references users on delete cascade,
  -- The id of the API token that it is exchanged for.
  token_id uuid not null,
  code_hash text not null,
  client_hash text not null,
  name text not null,
  scope text not null check (scope in ('read', 'record', 'manage')),
  redirect_uri text not null,
  code_challenge text not null,
  expires_at timestamptz not null,
  is_used boolean not null default false,
  primary key (user_id, token_id)
);

alter table authorization_codes enable row level security;
alter table authorization_codes force row level security;
create policy owner_only on authorization_codes using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on authorization_codes to solvent_app;

-- Null for a token that a person created. The token itself is replaced when it expires, until the row expires.
alter table api_tokens
  add column client_hash text,
  add column access_expires_at timestamptz,
  add column refresh_hash text,
  -- The one before, which nobody may present again.
  add column used_refresh_hash text,
  add constraint api_tokens_refresh_check
    check ((client_hash is null) = (access_expires_at is null) and (client_hash is null) = (refresh_hash is null));
