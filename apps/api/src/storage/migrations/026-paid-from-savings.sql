-- A payment from savings does not count against the budget of its month.
alter table payments add column from_savings boolean not null default false
  check (not from_savings or from_received_minor = 0);
