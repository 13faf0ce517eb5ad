import Fastify from 'fastify'
import pg from 'pg'

/**
 * The baseline for the real server: the least work that a server can do for one person's page, without authentication,
 * transactions or calculations. `/` reads 30 rows with one indexed, prepared query; `/json` has the database build all
 * of a dashboard's data as JSON, in one statement.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify({ logger: false })
const text = { type: 'string' }
const row = {
  type: 'object',
  properties: {
    asset_id: text,
    asset_type: text,
    description: text,
    value_minor: text,
    is_liquid: { type: 'boolean' },
  },
}
const response = { 200: { type: 'object', properties: { rows: { type: 'array', items: row } } } }
const values = [process.env.USER_ID]

const DASHBOARD = `select json_build_object(
  'user', (select to_json(u) from (
    select name, monthly_income_minor, currency_preference, currency_on_pages from users where user_id = $1) u),
  'assets', (select json_agg(a) from (
    select asset_type, sum(value_minor)::text as worth, count(*) from assets
    where user_id = $1 and deleted_at is null group by asset_type order by sum(value_minor) desc, asset_type) a),
  'liabilities', (select json_agg(l) from (
    select liability_id, liability_type, description, total_minor, remaining_minor, installment_minor,
      installments_total, installments_paid, credit_minor, frequency, first_due_date, priority, interest_rate_bp,
      interest_posted_through, accrued_minor, accrued_through from liabilities
    where user_id = $1 and deleted_at is null order by created_at, liability_id) l),
  'paid', (select coalesce(sum(amount_minor), 0)::text from payments
    where user_id = $1 and paid_on between date_trunc('month', now())::date and now()::date
      and entry_id not in (select reverses from journal_entries where user_id = $1 and reverses is not null))
)::text as body`

app.get('/', { schema: { response } }, async () => {
  const { rows } = await pool.query({
    name: 'assets',
    text: 'select asset_id, asset_type, description, value_minor, is_liquid from assets where user_id = $1',
    values,
  })
  return { rows }
})

app.get('/json', async (_, reply) => {
  const { rows } = await pool.query<{ body: string }>({ name: 'dashboard', text: DASHBOARD, values })
  return reply.type('application/json').send(rows[0]?.body)
})

const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
process.stdout.write(`ready on http://localhost:${address.port}\n`)
