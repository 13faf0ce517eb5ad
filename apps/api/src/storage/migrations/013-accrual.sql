-- What was owed at the start of the months of the running quarter or year, summed up, and the last month in it. Null:
-- nothing was paid inside the period, so each month counts like the present one. That is so for what is there already.
alter table liabilities
  add column accrued_minor bigint,
  add column accrued_through date,
  add check ((accrued_minor is null) = (accrued_through is null));

-- The interest run up that a payment posted; its undo takes both back.
alter table payments add column interest_entry_id uuid;
alter table payments add foreign key (user_id, interest_entry_id) references journal_entries on delete cascade;
