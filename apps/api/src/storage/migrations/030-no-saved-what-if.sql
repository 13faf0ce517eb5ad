-- A what-if ends with the visit.
alter table plan_settings drop column what_if;
