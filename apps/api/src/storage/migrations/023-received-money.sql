-- Of received money: the part that goes towards debts, on top of the budget.
alter table journal_entries add column towards_debts_minor bigint
  check (towards_debts_minor is null or towards_debts_minor > 0 and kind = 'received');
create index journal_entries_towards_debts on journal_entries (user_id) where towards_debts_minor is not null;

-- The part of a payment that came from it.
alter table payments add column from_received_minor bigint not null default 0
  check (from_received_minor between 0 and amount_minor);
create index payments_from_received on payments (user_id) where from_received_minor > 0;
