-- Whether the person has skipped the first steps, and whether they said in them that they have no debts.
alter table users
  add column steps_skipped boolean not null default false,
  add column has_no_debts boolean not null default false;
