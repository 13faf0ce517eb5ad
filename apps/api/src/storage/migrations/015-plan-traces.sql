-- The plan as a person last saw it on a day, from which a later day tells why the debt-free month moved.
create table plan_traces (
  user_id uuid not null references users on delete cascade,
  day date not null,
  -- What the plan was made from, without names.
  inputs jsonb not null,
  strategy text not null check (strategy in ('avalanche', 'snowball', 'priority', 'minimum')),
  reserve text not null check (reserve in ('keep', 'use')),
  -- Where it led: YYYY-MM, null without an end, and the interest on the way.
  debt_free_month text,
  total_interest_minor bigint not null check (total_interest_minor >= 0),
  -- The newest entry of the journal at that time; null before the first.
  last_entry uuid,
  primary key (user_id, day)
);

alter table plan_traces enable row level security;
alter table plan_traces force row level security;
create policy owner_only on plan_traces using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on plan_traces to solvent_app;
