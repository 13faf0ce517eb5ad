-- How much a person wants to spend in a category each month.
create table category_limits (
  user_id uuid not null references users on delete cascade,
  category text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- Whether what is left at the end of a month, or overspent, counts in the next one.
  carries_over boolean not null,
  -- The first day of the month since which the amount applies, and what the months before it left.
  since date not null,
  carried_minor bigint not null,
  primary key (user_id, category)
);

alter table category_limits enable row level security;
alter table category_limits force row level security;
create policy owner_only on category_limits using (user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on category_limits to solvent_app;
