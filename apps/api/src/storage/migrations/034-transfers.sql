-- Money moved between two assets of a person.
alter table journal_entries drop constraint journal_entries_kind_check;
alter table journal_entries add constraint journal_entries_kind_check check (kind in (
  'opening', 'adjustment', 'payment', 'expense', 'income', 'trade', 'transfer', 'interest', 'received', 'reversal'
));
