-- The most that can be owed on a card, as stated by the person; null if not stated.
alter table liabilities add column credit_limit_minor bigint check (credit_limit_minor > 0);
