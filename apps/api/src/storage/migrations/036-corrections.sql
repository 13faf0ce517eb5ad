-- The entry that this one replaces, which is undone.
alter table journal_entries add column corrects uuid;
create unique index journal_entries_by_corrected on journal_entries (user_id, corrects) where corrects is not null;
