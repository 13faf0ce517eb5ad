import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { AcknowledgedWrite } from '../harness/infrastructure/acknowledged-writes'

const INTERVAL_MS = 100
const CONNECT_TIMEOUT_MS = 1000
const INSERT =
  'insert into probe.writes values ($1) returning left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline'

/**
 * Writes to one PostgreSQL server all the time, and prints each write that it acknowledges: member-writes NAME URL. A
 * write has no time limit: a commit that waits for a standby may be acknowledged late.
 */
const [member = '', connectionString = ''] = process.argv.slice(2)
for (;;) {
  await writeWhileConnected().catch(() => {})
  await sleep(INTERVAL_MS)
}

/** Rejects when the server refuses a write or the connection ends. */
async function writeWhileConnected(): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  // The next query rejects.
  client.on('error', () => {})
  try {
    await client.connect()
    for (;;) {
      await write(client)
      await sleep(INTERVAL_MS)
    }
  } finally {
    client.end().catch(() => {})
  }
}

async function write(client: pg.Client): Promise<void> {
  const id = randomUUID()
  const begun = Date.now()
  const { rows } = await client.query<{ timeline: string }>(INSERT, [id])
  const timeline = rows[0]?.timeline ?? ''
  const acknowledged: AcknowledgedWrite = { id, member, timeline, begun, ended: Date.now() }
  process.stdout.write(`${JSON.stringify(acknowledged)}\n`)
}
