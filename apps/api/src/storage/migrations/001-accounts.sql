-- Every statement of a request runs as this role: it owns nothing, so row-level security always applies to it.
do $$ begin
  if not exists (select from pg_roles where rolname = 'solvent_app') then
    create role solvent_app nologin;
  end if;
end $$;
grant usage on schema public to solvent_app;

create table users (
  user_id uuid primary key,
  email text not null,
  username text not null,
  name text not null,
  monthly_income_minor bigint not null default 0 check (monthly_income_minor >= 0),
  currency_preference text not null,
  selected_model text not null,
  password_hash text not null,
  recovery_key_hash text not null,
  recovery_key_sealed text not null,
  ai_key_sealed text,
  ai_key_preview text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((ai_key_sealed is null) = (ai_key_preview is null))
);

create table sign_ins (
  user_id uuid not null references users on delete cascade,
  session_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, session_id)
);

alter table users enable row level security;
alter table users force row level security;
create policy owner_only on users using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on users to solvent_app;

alter table sign_ins enable row level security;
alter table sign_ins force row level security;
create policy owner_only on sign_ins using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on sign_ins to solvent_app;
