-- Of a card with a grace period: what is unpaid of its last statement, and whether the one before was paid in full in
-- time. Null before the first statement after the card was entered.
alter table liabilities
  add column statement_unpaid_minor bigint check (statement_unpaid_minor >= 0),
  add column statement_in_grace boolean,
  add check ((statement_unpaid_minor is null) = (statement_in_grace is null));
