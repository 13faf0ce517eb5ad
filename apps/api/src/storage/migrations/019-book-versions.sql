-- Raised by every transaction that changes what its person can read. Microseconds since 1970 where they are more than
-- one more than before, so that no number comes back after a copy is restored or an account is made anew.
create table book_versions (
  user_id uuid primary key references users on delete cascade,
  version bigint not null
);
insert into book_versions (user_id, version)
  select user_id, (extract(epoch from now()) * 1000000)::bigint from users;

alter table book_versions enable row level security;
alter table book_versions force row level security;
create policy owner_only on book_versions using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on book_versions to solvent_app;
