-- Amounts are minor units (cents). A balance changes only together with an entry of the journal.

create table assets (
  user_id uuid not null references users on delete cascade,
  asset_id uuid not null,
  asset_type text not null,
  description text not null,
  account text not null,
  is_liquid boolean not null,
  value_minor bigint not null check (value_minor >= 0),
  date_received date not null,
  created_at timestamptz not null,
  primary key (user_id, asset_id)
);

create table tentative_assets (
  user_id uuid not null references users on delete cascade,
  tentative_asset_id uuid not null,
  asset_type text not null,
  description text not null,
  account text not null,
  is_liquid boolean not null,
  amount_minor bigint not null check (amount_minor >= 0),
  expected_date date not null,
  created_at timestamptz not null,
  primary key (user_id, tentative_asset_id)
);

create table liabilities (
  user_id uuid not null references users on delete cascade,
  liability_id uuid not null,
  liability_type text not null,
  description text not null,
  total_minor bigint not null check (total_minor >= 0),
  remaining_minor bigint not null check (remaining_minor >= 0),
  installment_minor bigint not null check (installment_minor >= 0),
  installments_total integer not null check (installments_total >= 1),
  installments_paid integer not null check (installments_paid >= 0),
  -- Money already paid towards the first unpaid instalment.
  credit_minor bigint not null check (credit_minor >= 0),
  frequency text not null check (frequency in ('weekly', 'monthly', 'quarterly', 'yearly')),
  first_due_date date not null,
  priority integer not null check (priority between 1 and 100),
  -- Percent a year in hundredths: 12.34% is 1234.
  interest_rate_bp integer not null check (interest_rate_bp between 0 and 10000),
  created_at timestamptz not null,
  primary key (user_id, liability_id)
);

create table journal_entries (
  user_id uuid not null references users on delete cascade,
  entry_id uuid not null,
  kind text not null check (kind in (
    'opening', 'adjustment', 'payment', 'expense', 'income', 'trade', 'interest', 'received', 'reversal'
  )),
  occurred_on date not null,
  created_at timestamptz not null,
  note text not null,
  primary key (user_id, entry_id)
);

-- No reference to the asset or liability: the journal outlives what it tells about.
create table journal_lines (
  user_id uuid not null,
  entry_id uuid not null,
  line_no integer not null,
  account_kind text not null check (account_kind in ('asset', 'liability')),
  account_id uuid not null,
  change_minor bigint not null,
  primary key (user_id, entry_id, line_no),
  foreign key (user_id, entry_id) references journal_entries on delete cascade
);
create index journal_lines_by_account on journal_lines (user_id, account_kind, account_id);

-- What the books do not tell about a payment entry, and what its undo needs.
create table payments (
  user_id uuid not null,
  entry_id uuid not null,
  liability_id uuid not null,
  payment_type text not null check (payment_type in ('installment', 'full', 'partial')),
  amount_minor bigint not null check (amount_minor > 0),
  source_type text not null,
  paid_on date not null,
  installments_paid_before integer not null,
  credit_before_minor bigint not null,
  primary key (user_id, entry_id),
  foreign key (user_id, entry_id) references journal_entries on delete cascade
);
create index payments_by_day on payments (user_id, paid_on);
create index payments_by_liability on payments (user_id, liability_id);

alter table assets enable row level security;
alter table assets force row level security;
create policy owner_only on assets using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on assets to solvent_app;

alter table tentative_assets enable row level security;
alter table tentative_assets force row level security;
create policy owner_only on tentative_assets using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on tentative_assets to solvent_app;

alter table liabilities enable row level security;
alter table liabilities force row level security;
create policy owner_only on liabilities using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on liabilities to solvent_app;

-- The books are append-only: what is written stays.
alter table journal_entries enable row level security;
alter table journal_entries force row level security;
create policy owner_only on journal_entries using (user_id = current_setting('app.user_id')::uuid);
grant select, insert on journal_entries to solvent_app;

alter table journal_lines enable row level security;
alter table journal_lines force row level security;
create policy owner_only on journal_lines using (user_id = current_setting('app.user_id')::uuid);
grant select, insert on journal_lines to solvent_app;

alter table payments enable row level security;
alter table payments force row level security;
create policy owner_only on payments using (user_id = current_setting('app.user_id')::uuid);
grant select, insert on payments to solvent_app;
