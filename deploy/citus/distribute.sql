-- Distributes the tables over the nodes of a Citus cluster by their owner. All rows of one person are on one node, and
-- that node alone serves each request. README.md has all steps.
--
-- Run once, on the coordinator, as a superuser, after the first start of Solvent and before anyone registers. A table
-- comes after the tables it references.
--
-- The schema solvent_internal and the table throttles stay on the coordinator: a throttle belongs to an address or an
-- account, and a lost node must not keep out everyone behind one address.

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
