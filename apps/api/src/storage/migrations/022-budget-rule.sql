-- How much may go to debts each month: {"kind": "share", "percent": 70} of the income, or {"kind": "amount", "amount": 900}.
alter table plan_settings add column budget jsonb not null default '{"kind": "share", "percent": 70}';
