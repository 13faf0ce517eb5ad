-- The last due date whose interest is in the balance, or the day from which on interest is due.
alter table liabilities add column interest_posted_through date;
-- Row-level security would hide every row from this update.
alter table liabilities no force row level security;
update liabilities set interest_posted_through = (created_at at time zone 'UTC')::date;
alter table liabilities force row level security;
alter table liabilities alter column interest_posted_through set not null;
