-- A program with an API token writes entries too. They store the token's name, which outlives the token.
alter table journal_entries drop constraint journal_entries_author_check;
alter table journal_entries add constraint journal_entries_author_check
  check (author in ('screen', 'assistant', 'import', 'schedule', 'program'));
alter table journal_entries add column program text;
