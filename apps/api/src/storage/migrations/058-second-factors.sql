-- Second factors, devices that need none, and the history of logins.
alter table users
  -- When the secret key removed the second factor; null once there is another one.
  add column factor_removed_at timestamptz,
  -- When the person reported that someone else knows the password; null once there is another one.
  add column password_reported_at timestamptz;

-- When a second factor was last shown in this session; null if never.
alter table sign_ins add column factor_at timestamptz;

-- An app that shows a new code every 30 seconds (RFC 6238).
create table authenticator_apps (
  user_id uuid not null references users on delete cascade,
  -- The shared secret, under the server's key.
  secret_sealed text not null,
  created_at timestamptz not null,
  -- False until the first code is entered.
  is_confirmed boolean not null default false,
  -- The time step of the last code that was accepted, because each code is accepted once.
  last_step bigint not null default 0,
  primary key (user_id)
);

create table passkeys (
  user_id uuid not null references users on delete cascade,
  passkey_id uuid not null,
  -- The authenticator's name for it; both in base64url.
  credential_id text not null,
  public_key text not null,
  -- The domain that it was created for.
  rp_id text not null,
  -- How often the authenticator signed, if it counts; a lower number later means that it was copied.
  counter bigint not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, passkey_id),
  unique (user_id, credential_id)
);

-- Challenges that were answered, until they expire.
create table used_challenges (
  user_id uuid not null references users on delete cascade,
  challenge text not null,
  expires_at timestamptz not null,
  primary key (user_id, challenge)
);

create table backup_codes (
  user_id uuid not null references users on delete cascade,
  -- The first characters of the code, by which it is found.
  label text not null,
  code_hash text not null,
  is_used boolean not null default false,
  primary key (user_id, label)
);

-- Devices on which the password is enough.
create table remembered_devices (
  user_id uuid not null references users on delete cascade,
  device_id uuid not null,
  -- SHA-256 in hexadecimal digits.
  secret_hash text not null,
  name text not null,
  network text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, device_id)
);

create table security_events (
  user_id uuid not null references users on delete cascade,
  event_id uuid not null,
  kind text not null,
  -- What exactly, such as the way to log in or the name of a passkey; empty if there is nothing to add.
  detail text not null default '',
  -- Browser and system; empty if unknown.
  device text not null,
  -- Where the request came from, shortened.
  network text not null,
  created_at timestamptz not null,
  -- Failed attempts that follow each other are one event.
  last_at timestamptz not null,
  attempts integer not null default 1,
  primary key (user_id, event_id)
);

alter table authenticator_apps enable row level security;
alter table authenticator_apps force row level security;
create policy owner_only on authenticator_apps using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on authenticator_apps to solvent_app;

alter table passkeys enable row level security;
alter table passkeys force row level security;
create policy owner_only on passkeys using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on passkeys to solvent_app;

alter table used_challenges enable row level security;
alter table used_challenges force row level security;
create policy owner_only on used_challenges using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on used_challenges to solvent_app;

alter table backup_codes enable row level security;
alter table backup_codes force row level security;
create policy owner_only on backup_codes using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on backup_codes to solvent_app;

alter table remembered_devices enable row level security;
alter table remembered_devices force row level security;
create policy owner_only on remembered_devices using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on remembered_devices to solvent_app;

alter table security_events enable row level security;
alter table security_events force row level security;
create policy owner_only on security_events using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on security_events to solvent_app;

-- Failed codes are counted apart from passwords.
alter table throttles drop constraint throttles_subject_check;
alter table throttles add check (
  subject in ('account', 'second_factor', 'address', 'registration') or subject like 'network:%'
);

-- Every refresh token but the current one was used before, so none of them is remembered.
alter table api_tokens drop column used_refresh_hash;
