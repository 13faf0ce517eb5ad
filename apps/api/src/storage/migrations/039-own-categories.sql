-- Categories that a person has added to the built-in ones. Entries, recurring entries, limits and learned words refer to
-- a category by its name, as they do to a built-in one.
create table own_categories (
  user_id uuid not null references users on delete cascade,
  category_id uuid not null,
  kind text not null check (kind in ('expense', 'income')),
  name text not null,
  hue smallint not null check (hue between 1 and 6),
  icon text not null,
  -- The name of the category that it is a part of.
  parent text,
  primary key (user_id, category_id)
);
create unique index own_categories_name on own_categories (user_id, name);

alter table own_categories enable row level security;
alter table own_categories force row level security;
create policy owner_only on own_categories using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on own_categories to solvent_app;
