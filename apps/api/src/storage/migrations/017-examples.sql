-- An account with the books of an invented person, made to look around in; deleted when it is left, or after a day.
alter table users add column is_example boolean not null default false;
