-- Income, expenses and transfers that come back.
create table recurring_entries (
  user_id uuid not null references users on delete cascade,
  recurring_id uuid not null,
  kind text not null check (kind in ('expense', 'income', 'transfer')),
  name text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- The account that the money leaves, or that an income goes to.
  account text not null,
  to_account text check ((kind = 'transfer') = (to_account is not null)),
  category text check ((kind = 'transfer') = (category is null)),
  unit text not null check (unit in ('week', 'month', 'last_working_day')),
  every smallint not null check (every > 0),
  starts_on date not null,
  ends_on date,
  -- Whether it is recorded on its day without asking.
  automatic boolean not null,
  -- The next day. Null if it has ended.
  next_on date,
  created_at timestamptz not null,
  primary key (user_id, recurring_id)
);
-- Read whenever the books are opened.
create index recurring_entries_by_next_day on recurring_entries (user_id, next_on) where next_on is not null;

-- Single occurrences that were moved or wait for their person.
create table occurrences (
  user_id uuid not null,
  recurring_id uuid not null,
  -- The day by the recurrence, and the day it was moved to or else the same.
  due_on date not null,
  happens_on date not null,
  amount_minor bigint not null check (amount_minor > 0),
  automatic boolean not null,
  -- Whether recording it failed. It then waits for its person.
  missed boolean not null,
  primary key (user_id, recurring_id, due_on),
  foreign key (user_id, recurring_id) references recurring_entries on delete cascade
);
create index occurrences_to_record on occurrences (user_id, happens_on) where automatic and not missed;

alter table recurring_entries enable row level security;
alter table recurring_entries force row level security;
create policy owner_only on recurring_entries using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on recurring_entries to solvent_app;

alter table occurrences enable row level security;
alter table occurrences force row level security;
create policy owner_only on occurrences using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on occurrences to solvent_app;
