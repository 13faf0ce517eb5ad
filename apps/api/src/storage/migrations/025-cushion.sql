-- What the accounts always keep, in minor units; null if the person has not chosen.
alter table plan_settings add column cushion_minor bigint check (cushion_minor is null or cushion_minor >= 0);
