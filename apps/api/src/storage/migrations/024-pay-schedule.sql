-- When the income is paid, such as {"kind": "monthly", "day": 28}; null if unknown.
alter table plan_settings add column pay jsonb;
