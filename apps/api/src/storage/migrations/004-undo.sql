-- A deleted row stays, because the journal refers to it; nothing is left in it.
alter table assets add column deleted_at timestamptz;
alter table assets add check (deleted_at is null or value_minor = 0);
alter table tentative_assets add column deleted_at timestamptz;
alter table liabilities add column deleted_at timestamptz;
alter table liabilities add check (deleted_at is null or remaining_minor = 0);

-- The entry that this one takes back. An entry is taken back once.
alter table journal_entries add column reverses uuid;
-- Row-level security would keep the owner from checking the rows that are there already.
alter table journal_entries no force row level security;
alter table journal_entries add foreign key (user_id, reverses) references journal_entries (user_id, entry_id);
alter table journal_entries force row level security;
create unique index journal_entries_by_reversed on journal_entries (user_id, reverses);

-- The rows that an entry changed besides their balances, as they stood before it; what its undo restores.
create table entry_images (
  user_id uuid not null,
  entry_id uuid not null,
  subject_kind text not null check (subject_kind in ('asset', 'tentative_asset', 'liability')),
  subject_id uuid not null,
  -- The whole row; null where the entry made it.
  before jsonb,
  primary key (user_id, entry_id, subject_kind, subject_id),
  foreign key (user_id, entry_id) references journal_entries on delete cascade
);
create index entry_images_by_subject on entry_images (user_id, subject_kind, subject_id);

alter table entry_images enable row level security;
alter table entry_images force row level security;
create policy owner_only on entry_images using (user_id = current_setting('app.user_id')::uuid);
grant select, insert on entry_images to solvent_app;

-- The image of the liability keeps these for every kind of entry.
alter table payments drop column installments_paid_before;
alter table payments drop column credit_before_minor;
