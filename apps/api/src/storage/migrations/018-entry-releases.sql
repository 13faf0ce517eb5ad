-- The releases of remotes that were on the page that made the entry, as <remote>@<version> with commas between them.
alter table journal_entries add column releases text check (length(releases) <= 2000);
