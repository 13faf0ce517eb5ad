-- Offers of lenders that a person compares, and the entries of those that were accepted.
create table offers (
  user_id uuid not null references users on delete cascade,
  offer_id uuid not null,
  created_at timestamptz not null,
  -- In the form of the API.
  terms jsonb not null,
  primary key (user_id, offer_id)
);

alter table offers enable row level security;
alter table offers force row level security;
create policy owner_only on offers using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on offers to solvent_app;

alter table journal_entries drop constraint journal_entries_kind_check;
alter table journal_entries add constraint journal_entries_kind_check check (kind in (
  'opening', 'adjustment', 'payment', 'expense', 'income', 'trade', 'transfer', 'interest', 'received', 'reversal',
  'refinancing'
));
