-- An import of a bank file into one asset or card. The file itself is not stored.
create table bank_imports (
  user_id uuid not null references users on delete cascade,
  import_id uuid not null,
  file_name text not null,
  file_kind text not null check (file_kind in ('ofx', 'qif', 'camt', 'mt940', 'csv', 'xlsx')),
  account_kind text not null check (account_kind in ('asset', 'liability')),
  account_id uuid not null,
  lines integer not null check (lines > 0),
  -- Lines that were recorded already.
  existing integer not null check (existing between 0 and lines),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- The whole rows of the debts that its entries changed, from before it; what its undo restores.
  debts_before jsonb not null,
  created_at timestamptz not null,
  -- Null while its entries are in the books.
  undone_at timestamptz,
  primary key (user_id, import_id)
);

alter table bank_imports enable row level security;
alter table bank_imports force row level security;
create policy owner_only on bank_imports using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update (undone_at), delete on bank_imports to solvent_app;

-- The import that wrote an entry; null for all others.
alter table journal_entries add column import_id uuid;
create index journal_entries_by_import on journal_entries (user_id, import_id, entry_id) where import_id is not null;
-- An entry that stays when its import is undone no longer belongs to it.
grant update (import_id) on journal_entries to solvent_app;

-- What the bank wrote about an entry, for each of its accounts that a file was imported into.
create table bank_lines (
  user_id uuid not null,
  entry_id uuid not null,
  account_id uuid not null,
  import_id uuid not null,
  -- The line or row of the file.
  line_no integer not null,
  booked_on date not null,
  value_on date,
  amount_minor bigint not null,
  counterparty text not null,
  bank_text text not null,
  bank_id text,
  primary key (user_id, entry_id, account_id),
  foreign key (user_id, entry_id) references journal_entries on delete cascade,
  foreign key (user_id, import_id) references bank_imports on delete cascade
);
create index bank_lines_by_bank_id on bank_lines (user_id, account_id, bank_id) where bank_id is not null;
create index bank_lines_by_import on bank_lines (user_id, import_id);

alter table bank_lines enable row level security;
alter table bank_lines force row level security;
create policy owner_only on bank_lines using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, delete on bank_lines to solvent_app;

-- The import that is being written or undone, of which a start after a kill deletes the rest.
alter table unfinished_accounts add column import_id uuid;
alter table unfinished_accounts drop constraint unfinished_accounts_work_check;
alter table unfinished_accounts add check (work in ('import', 'deletion', 'bank import', 'undo'));
