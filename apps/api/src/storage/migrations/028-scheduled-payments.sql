-- Payments that a person wants to make on a later day.
create table scheduled_payments (
  user_id uuid not null,
  scheduled_payment_id uuid not null,
  liability_id uuid not null,
  payment_type text not null check (payment_type in ('installment', 'full', 'partial')),
  -- Only of a partial payment.
  amount_minor bigint check ((payment_type = 'partial') = (amount_minor is not null) and amount_minor > 0),
  source_type text not null,
  from_savings boolean not null,
  pay_on date not null,
  -- Whether it is recorded on its day without asking.
  automatic boolean not null,
  -- Whether that failed. It then waits for its person.
  missed boolean not null default false,
  created_at timestamptz not null,
  primary key (user_id, scheduled_payment_id),
  foreign key (user_id, liability_id) references liabilities on delete cascade
);
-- Read whenever the books are opened.
create index scheduled_payments_to_record on scheduled_payments (user_id, pay_on) where automatic and not missed;
create index scheduled_payments_by_liability on scheduled_payments (user_id, liability_id);

alter table scheduled_payments enable row level security;
alter table scheduled_payments force row level security;
create policy owner_only on scheduled_payments using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on scheduled_payments to solvent_app;

-- An automatic payment is recorded by its schedule.
alter table journal_entries drop constraint journal_entries_author_check;
alter table journal_entries add constraint journal_entries_author_check
  check (author in ('screen', 'assistant', 'import', 'schedule'));
