-- The picture of an entry's receipt, apart from the entry, so that reading entries never reads pictures.
create table receipts (
  user_id uuid not null,
  entry_id uuid not null,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  picture bytea not null,
  -- In bytes.
  size integer not null,
  created_at timestamptz not null,
  primary key (user_id, entry_id),
  foreign key (user_id, entry_id) references journal_entries on delete cascade,
  check (size > 0 and size <= 2097152 and size = octet_length(picture))
);
-- Pictures are compressed already.
alter table receipts alter column picture set storage external;

alter table receipts enable row level security;
alter table receipts force row level security;
create policy owner_only on receipts using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on receipts to solvent_app;
