-- An account of the embedded engine that is being filled by an import or emptied by a deletion, piece by piece. A start
-- after a kill finds it here and empties it, before anybody sees a half of it.
create table unfinished_accounts (
  user_id uuid primary key references users on delete cascade,
  work text not null check (work in ('import', 'deletion'))
);

alter table unfinished_accounts enable row level security;
alter table unfinished_accounts force row level security;
create policy owner_only on unfinished_accounts using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, delete on unfinished_accounts to solvent_app;

-- A deletion looks for the payments that posted an interest entry, once for each entry.
create index payments_by_interest on payments (user_id, interest_entry_id) where interest_entry_id is not null;

-- Only of what takes something back: most entries do not, and an index of all of them is the smaller one, so that the planner
-- takes it to look for one entry of a person of whom it has no statistics, and reads them all.
drop index journal_entries_by_reversed;
create unique index journal_entries_by_reversed on journal_entries (user_id, reverses) where reverses is not null;
