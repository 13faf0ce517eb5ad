-- The figures of a month come from these indexes alone: with many people, each row of a month is on a page of its own.
-- Reading all of them made pages slower with every payment.
drop index payments_by_day;
create index payments_by_day on payments (user_id, paid_on)
  include (amount_minor, from_received_minor, from_savings, entry_id);
-- Also covering, or the planner prefers the one above, and reads all payments of the person to find these few.
drop index payments_from_received;
create index payments_from_received on payments (user_id, from_received_minor, entry_id)
  where from_received_minor > 0;

-- The kind last, because the pages of the journal are read in the order of the first three columns.
drop index journal_entries_by_day;
create index journal_entries_by_day on journal_entries (user_id, occurred_on, entry_id, kind);
