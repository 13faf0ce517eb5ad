import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { toUserId } from '../domain/account/user-id'
import { hashSecret } from '../domain/secrets/secret-hash'
import type { OwnerTransaction } from '../storage/database'
import { migrate } from '../storage/migrate'
import { migrations } from '../storage/migrations/migrations'
import { prepareRoles } from '../storage/postgres/roles'

/** The highest number of migrations that data of a former release can have. */
export const FORMER_MIGRATIONS = migrations.length - 1

const ASSET_ID = '01900000-0000-7000-8000-000000000001'
const LIABILITY_ID = '01900000-0000-7000-8000-000000000002'
const ENTRY_IDS = ['01900000-0000-7000-8000-000000000003', '01900000-0000-7000-8000-000000000004']

interface FormerData {
  /** How many of the first migrations have run. From 2 on there are assets and liabilities. */
  migrationCount: number
  email: string
  password: string
}

/**
 * Creates data in the form of a former release, with a person who owns 1,234.56 in cash and owes 500.00.
 *
 * @param where an empty data folder, or the URL of an empty database
 */
export async function makeFormerData(where: string, data: FormerData): Promise<void> {
  await (where.startsWith('postgres:') ? inPostgres(where, data) : inFolder(where, data))
}

async function inPostgres(url: string, data: FormerData): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await prepareRoles(client)
  const owner: OwnerTransaction = {
    readOnly: false,
    exec: (sql) => client.query(sql),
    query: async <Row>(sql: string, params?: unknown[]) => (await client.query(sql, params)).rows as Row[],
  }
  await fill(owner, data)
  await client.query('commit')
  await client.end()
}

async function inFolder(dataDir: string, data: FormerData): Promise<void> {
  const embedded = await PGlite.create(dataDir)
  await embedded.transaction(async (tx) => {
    const owner: OwnerTransaction = {
      readOnly: false,
      exec: (sql) => tx.exec(sql),
      query: async <Row>(sql: string, params?: unknown[]) => (await tx.query<Row>(sql, params)).rows,
    }
    await fill(owner, data)
  })
  await embedded.close()
}

async function fill(owner: OwnerTransaction, { migrationCount, email, password }: FormerData): Promise<void> {
  const userId = toUserId(email)
  await migrate(owner, migrations.slice(0, migrationCount))
  await owner.query(`select set_config('app.user_id', $1, true)`, [userId])
  await owner.query(
    `insert into users (user_id, email, username, name, currency_preference, selected_model, password_hash,
       recovery_key_hash, recovery_key_sealed, created_at, updated_at)
     values ($1, $2, 'ada', 'Ada', 'USD', 'm', $3, $3, 'none', now(), now())`,
    [userId, email, await hashSecret(password)],
  )
  if (migrationCount >= 2) await fillBooks(owner, userId, migrationCount)
}

async function fillBooks(owner: OwnerTransaction, userId: string, migrationCount: number): Promise<void> {
  const posted = migrationCount >= 5
  await owner.query(
    `insert into assets (user_id, asset_id, asset_type, description, account, is_liquid, value_minor,
       date_received, created_at) values ($1, $2, 'Cash', '', '', true, 123456, '2026-01-15', now())`,
    [userId, ASSET_ID],
  )
  await owner.query(
    `insert into liabilities (user_id, liability_id, liability_type, description, total_minor, remaining_minor,
       installment_minor, installments_total, installments_paid, credit_minor, frequency, first_due_date, priority,
       interest_rate_bp, created_at ${posted ? ', interest_posted_through' : ''})
     values ($1, $2, 'Loan', '', 50000, 50000, 5000, 10, 0, 0, 'monthly', '2027-01-31', 50, 0,
       now() ${posted ? ', now()' : ''})`,
    [userId, LIABILITY_ID],
  )
  const accounts = [
    ['asset', ASSET_ID, 123456],
    ['liability', LIABILITY_ID, 50000],
  ]
  for (const [index, account] of accounts.entries()) {
    const entry = [userId, ENTRY_IDS[index]]
    await owner.query(
      `insert into journal_entries values ($1, $2, 'opening', '2026-01-15', now(), '')`,
      entry,
    )
    await owner.query('insert into journal_lines values ($1, $2, 1, $3, $4, $5)', [...entry, ...account])
  }
}
