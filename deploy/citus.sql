-- Distributes the tables over the nodes of a Citus cluster by their owner. All rows of one person are on one node, and
-- that node alone serves each request. deploy/README.md lists what else Citus needs.
--
-- Run once, on the coordinator, after the first start of Solvent and before anyone registers:
--
--     psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f deploy/citus.sql
--
-- A table comes after the tables it references. The schema solvent_internal stays on the coordinator.

create extension if not exists citus;

select create_distributed_table('public.users', 'user_id');
select create_distributed_table('public.sign_ins', 'user_id', colocate_with => 'users');
select create_distributed_table('public.authenticator_apps', 'user_id', colocate_with => 'users');
select create_distributed_table('public.passkeys', 'user_id', colocate_with => 'users');
select create_distributed_table('public.used_challenges', 'user_id', colocate_with => 'users');
select create_distributed_table('public.backup_codes', 'user_id', colocate_with => 'users');
select create_distributed_table('public.remembered_devices', 'user_id', colocate_with => 'users');
select create_distributed_table('public.security_events', 'user_id', colocate_with => 'users');
select create_distributed_table('public.api_tokens', 'user_id', colocate_with => 'users');
select create_distributed_table('public.authorization_codes', 'user_id', colocate_with => 'users');
select create_distributed_table('public.webhooks', 'user_id', colocate_with => 'users');
select create_distributed_table('public.webhook_calls', 'user_id', colocate_with => 'users');
select create_distributed_table('public.reminder_settings', 'user_id', colocate_with => 'users');
select create_distributed_table('public.push_devices', 'user_id', colocate_with => 'users');
select create_distributed_table('public.calendar_events', 'user_id', colocate_with => 'users');
select create_distributed_table('public.book_versions', 'user_id', colocate_with => 'users');
select create_distributed_table('public.throttles', 'user_id', colocate_with => 'users');
select create_distributed_table('public.idempotency_keys', 'user_id', colocate_with => 'users');
select create_distributed_table('public.assets', 'user_id', colocate_with => 'users');
select create_distributed_table('public.tentative_assets', 'user_id', colocate_with => 'users');
select create_distributed_table('public.liabilities', 'user_id', colocate_with => 'users');
select create_distributed_table('public.journal_entries', 'user_id', colocate_with => 'users');
select create_distributed_table('public.journal_lines', 'user_id', colocate_with => 'users');
select create_distributed_table('public.entry_parts', 'user_id', colocate_with => 'users');
select create_distributed_table('public.entry_images', 'user_id', colocate_with => 'users');
select create_distributed_table('public.payments', 'user_id', colocate_with => 'users');
select create_distributed_table('public.trades', 'user_id', colocate_with => 'users');
select create_distributed_table('public.receipts', 'user_id', colocate_with => 'users');
select create_distributed_table('public.bank_imports', 'user_id', colocate_with => 'users');
select create_distributed_table('public.bank_lines', 'user_id', colocate_with => 'users');
select create_distributed_table('public.import_rules', 'user_id', colocate_with => 'users');
select create_distributed_table('public.offers', 'user_id', colocate_with => 'users');
select create_distributed_table('public.table_mappings', 'user_id', colocate_with => 'users');
select create_distributed_table('public.scheduled_payments', 'user_id', colocate_with => 'users');
select create_distributed_table('public.recurring_entries', 'user_id', colocate_with => 'users');
select create_distributed_table('public.occurrences', 'user_id', colocate_with => 'users');
select create_distributed_table('public.own_categories', 'user_id', colocate_with => 'users');
select create_distributed_table('public.category_limits', 'user_id', colocate_with => 'users');
select create_distributed_table('public.learned_words', 'user_id', colocate_with => 'users');
select create_distributed_table('public.chat_sessions', 'user_id', colocate_with => 'users');
select create_distributed_table('public.chat_messages', 'user_id', colocate_with => 'users');
select create_distributed_table('public.chat_turns', 'user_id', colocate_with => 'users');
select create_distributed_table('public.chat_steps', 'user_id', colocate_with => 'users');
select create_distributed_table('public.chat_drafts', 'user_id', colocate_with => 'users');
select create_distributed_table('public.month_reserves', 'user_id', colocate_with => 'users');
select create_distributed_table('public.plan_settings', 'user_id', colocate_with => 'users');
select create_distributed_table('public.plan_traces', 'user_id', colocate_with => 'users');
select create_distributed_table('public.unfinished_accounts', 'user_id', colocate_with => 'users');
