import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { accountId } from '../../src/domain/account/account-id'
import { hashSecret } from '../../src/domain/secrets/secret-hash'
import type { OwnerTransaction } from '../../src/storage/database'
import { migrate } from '../../src/storage/migrate'
import { migrations } from '../../src/storage/migrations/migrations'
import { prepareRoles } from '../../src/storage/postgres/roles'

/**
 * Data as a former release left them: `old-release WHERE COUNT EMAIL PASSWORD` makes a database with the first COUNT
 * migrations, in a folder or at an address, and somebody with 1,234.56 of cash and 500.00 of debt in it.
 */
const [where = '', count = '', email = '', password = ''] = process.argv.slice(2)

const userId = accountId(email)
const assetId = '01900000-0000-7000-8000-000000000001'
const liabilityId = '01900000-0000-7000-8000-000000000002'
const entryIds = ['01900000-0000-7000-8000-000000000003', '01900000-0000-7000-8000-000000000004']

async function fill(owner: OwnerTransaction): Promise<void> {
  await migrate(owner, migrations.slice(0, Number(count)))
  await owner.query(`select set_config('app.user_id', $1, true)`, [userId])
  await owner.query(
    `insert into users (user_id, email, username, name, currency_preference, selected_model, password_hash,
       recovery_key_hash, recovery_key_sealed, created_at, updated_at)
     values ($1, $2, 'somebody', 'Somebody', 'USD', 'm', $3, $3, 'none', now(), now())`,
    [userId, email, await hashSecret(password)],
  )
  if (Number(count) >= 2) await fillBooks(owner)
}

async function fillBooks(owner: OwnerTransaction): Promise<void> {
  const posted = Number(count) >= 5
  await owner.query(
    `insert into assets (user_id, asset_id, asset_type, description, account, is_liquid, value_minor,
       date_received, created_at) values ($1, $2, 'Cash', '', '', true, 123456, '2026-01-15', now())`,
    [userId, assetId],
  )
  await owner.query(
    `insert into liabilities (user_id, liability_id, liability_type, description, total_minor, remaining_minor,
       installment_minor, installments_total, installments_paid, credit_minor, frequency, first_due_date, priority,
       interest_rate_bp, created_at ${posted ? ', interest_posted_through' : ''})
     values ($1, $2, 'Loan', '', 50000, 50000, 5000, 10, 0, 0, 'monthly', '2027-01-31', 50, 0,
       now() ${posted ? ', now()' : ''})`,
    [userId, liabilityId],
  )
  const accounts = [
    ['asset', assetId, 123456],
    ['liability', liabilityId, 50000],
  ]
  for (const [index, account] of accounts.entries()) {
    const entry = [userId, entryIds[index]]
    await owner.query(
      `insert into journal_entries values ($1, $2, 'opening', '2026-01-15', now(), '')`,
      entry,
    )
    await owner.query('insert into journal_lines values ($1, $2, 1, $3, $4, $5)', [...entry, ...account])
  }
}

if (where.startsWith('postgres:')) {
  const client = new pg.Client({ connectionString: where })
  await client.connect()
  await client.query('begin')
  await prepareRoles(client)
  await fill({
    readOnly: false,
    exec: (sql) => client.query(sql),
    query: async <Row>(sql: string, params?: unknown[]) => (await client.query(sql, params)).rows as Row[],
  })
  await client.query('commit')
  await client.end()
} else {
  const embedded = await PGlite.create(where)
  await embedded.transaction((tx) =>
    fill({
      readOnly: false,
      exec: (sql) => tx.exec(sql),
      query: async <Row>(sql: string, params?: unknown[]) => (await tx.query<Row>(sql, params)).rows,
    }),
  )
  await embedded.close()
}
