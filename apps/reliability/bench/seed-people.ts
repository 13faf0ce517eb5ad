import pg from 'pg'

/** Inserts people with 5 assets, 3 debts and 5 entries each. */
export async function seedPeople(url: string, people: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements(people)) await client.query(statement)
  } finally {
    await client.end()
  }
}

function statements(people: number): string[] {
  return [
    `create temporary table people as select gen_random_uuid() as user_id, n from generate_series(1, ${people}) n`,
    `insert into users (user_id, email, username, name, monthly_income_minor, currency_preference, selected_model,
       password_hash, recovery_key_hash, recovery_key_sealed, created_at, updated_at)
     select user_id, 'other' || n || '@example.com', 'other' || n, 'Other', 300000, 'USD', 'm', 'p', 'r', 's',
       now(), now() from people`,
    `insert into assets (user_id, asset_id, asset_type, description, account, is_liquid, value_minor, date_received,
       created_at)
     select user_id, gen_random_uuid(), 'Cash', 'Some money', '', true, 10000 * i, '2026-01-15', now()
     from people, generate_series(1, 5) i`,
    `insert into liabilities (user_id, liability_id, liability_type, description, total_minor, remaining_minor,
       installment_minor, installments_total, installments_paid, credit_minor, frequency, first_due_date, priority,
       interest_rate_bp, created_at, interest_posted_through)
     select user_id, gen_random_uuid(), 'Loan', 'Some debt', 120000, 120000, 10000, 12, 0, 0, 'monthly', '2027-01-31',
       50, 0, now(), current_date from people, generate_series(1, 3)`,
    `create temporary table people_entries as
     select user_id, gen_random_uuid() as entry_id from people, generate_series(1, 5)`,
    `insert into journal_entries (user_id, entry_id, kind, occurred_on, created_at, note)
     select user_id, entry_id, 'expense', '2026-02-01', now(), 'Lunch' from people_entries`,
    `insert into journal_lines (user_id, entry_id, line_no, account_kind, account_id, change_minor)
     select user_id, entry_id, line_no, 'asset', gen_random_uuid(), 0 from people_entries, generate_series(1, 2) line_no`,
    'drop table people, people_entries',
    'analyze',
  ]
}
