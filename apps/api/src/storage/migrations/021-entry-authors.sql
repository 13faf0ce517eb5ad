-- Who wrote an entry: the pages, the assistant, or a document that does not say. Null where unknown; what posts interest
-- is told by the kind.
alter table journal_entries add column author text check (author in ('screen', 'assistant', 'import'));
-- Of a payment: the strategy of its person's plan at that time.
alter table journal_entries add column plan text check (plan in ('avalanche', 'snowball', 'priority', 'minimum'));

-- People read the journal by day.
create index journal_entries_by_day on journal_entries (user_id, occurred_on, entry_id);
