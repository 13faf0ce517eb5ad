import Fastify from 'fastify'
import pg from 'pg'

/**
 * The least that any server does for such a page: one route, one indexed query, 30 rows of one person. It is the
 * measure the real server is held against, so it has no sign-in, no transaction and no figures to work out.
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

app.get('/', { schema: { response } }, async () => {
  const { rows } = await pool.query({
    name: 'assets',
    text: 'select asset_id, asset_type, description, value_minor, is_liquid from assets where user_id = $1',
    values: [process.env.USER_ID],
  })
  return { rows }
})

const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
process.stdout.write(`ready on http://localhost:${address.port}\n`)
