-- What a lender agrees beyond one rate that is counted by whole periods, in the form of the API; null if nothing.
alter table liabilities add column lender_terms jsonb;
-- Of such a debt, accrued_minor is its interest since the last due date, rounded down, and this the rest of it.
alter table liabilities add column accrued_rest integer;
