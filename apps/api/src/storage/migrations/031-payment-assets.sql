-- The asset that a scheduled payment comes from; null: the liquid assets of its type, oldest first.
alter table scheduled_payments add column source_id uuid;
