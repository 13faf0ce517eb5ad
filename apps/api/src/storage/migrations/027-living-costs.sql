-- What the person spends on living in a month, in minor units; null if it is what the budget leaves.
alter table plan_settings add column living_costs_minor bigint
  check (living_costs_minor is null or living_costs_minor >= 0);
