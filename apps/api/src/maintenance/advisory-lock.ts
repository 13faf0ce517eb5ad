import { Client } from 'pg'
import { primaryOf, ServerSearch } from '../storage/postgres/server-search'

/** An arbitrary number that no other program uses for its advisory locks. */
const NIGHTLY_LOCK = 7_653_683_682n

/** Runs the work unless another server of the same database is running it. */
export async function withAdvisoryLock(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  const search = new ServerSearch({ url: databaseUrl, choose: primaryOf })
  if (search.isAmongSeveral) await search.find()
  const client = new Client({ connectionString: search.current.url, application_name: 'solvent' })
  // A lost connection loses the lock as well; at worst there are two backups.
  client.on('error', () => {})
  try {
    await client.connect()
    // The lock lasts as long as the transaction, which even a connection pooler leaves on one connection.
    await client.query('begin; set local idle_in_transaction_session_timeout = 0')
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_xact_lock($1) as locked',
      [NIGHTLY_LOCK],
    )
    if (rows[0]?.locked === true) await work()
  } finally {
    await client.end().catch(() => {})
  }
}
