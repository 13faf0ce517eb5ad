-- Debts due every 2 weeks.
alter table liabilities drop constraint liabilities_frequency_check;
alter table liabilities add constraint liabilities_frequency_check
  check (frequency in ('weekly', 'biweekly', 'monthly', 'quarterly', 'yearly'));
