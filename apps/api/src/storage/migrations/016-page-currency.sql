-- Whether every page shows the person's currency; otherwise all but the dashboard show a dollar sign.
alter table users add column currency_on_pages boolean not null default false;
