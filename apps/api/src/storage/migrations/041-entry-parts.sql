-- The categories of an expense that is split over several. The parts add up to the changes of the entry, with their
-- sign; the entry itself has the category of the first.
create table entry_parts (
  user_id uuid not null,
  entry_id uuid not null,
  part_no integer not null,
  category text not null,
  change_minor bigint not null,
  primary key (user_id, entry_id, part_no),
  foreign key (user_id, entry_id) references journal_entries on delete cascade
);

alter table entry_parts enable row level security;
alter table entry_parts force row level security;
create policy owner_only on entry_parts using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update (category) on entry_parts to solvent_app;
