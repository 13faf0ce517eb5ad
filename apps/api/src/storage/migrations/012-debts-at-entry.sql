-- What was paid before a debt was entered, what was owed then and the lender's own instalment, as the person said.
alter table liabilities
  add column installments_paid_at_entry integer not null default 0 check (installments_paid_at_entry >= 0),
  -- Null: what the contract leaves after the instalments paid.
  add column remaining_at_entry_minor bigint check (remaining_at_entry_minor > 0),
  -- Null: the contract's.
  add column lender_installment_minor bigint check (lender_installment_minor > 0);

-- An undo restores the whole row, so the images that are there already need what may not be null.
update entry_images set before = before || '{"installments_paid_at_entry": 0}'
where subject_kind = 'liability' and before is not null;
