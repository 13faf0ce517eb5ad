import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { missingPostgres } from '@solvent/api-testing/postgres-server'
import pg from 'pg'
import { runApiCommand } from '../../harness/app/api-commands'
import { embeddedStore, type Store, startApi } from '../../harness/app/api-process'
import { type ProvisionedStore, provisionStore } from '../../harness/app/provision-store'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario, ScenarioContext } from '../../harness/runner/scenario'

const MANY_ROWS = 300_000
const MANY_MS = 10_000
/** A line with rows of a table. */
const PAGE = /^\{"table":"([a-z_]+)","count":\d+,"rows":\[(.*)\]\}$/s

export const backupRestored: Scenario = {
  id: 'F12',
  test: 'a backup made under write load, restored on the other engine and backed up there',
  goal: '50 of 50: every row, count, sum and hash the same, the books right; 300,000 rows <= 10 s',
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 50 },
  missing: missingPostgres,
  async run(context) {
    const provisioned = await provisionStore(context)
    const other = await otherEngine(context)
    const wrong: string[] = []
    const api = await startApi({ store: provisioned.store })
    const workload = await PaymentWorkload.create(api.url, 4)
    let slowest = 0
    for (let round = 0; round < context.rounds; round += 1) {
      workload.start()
      await sleep(100 + Math.random() * 400)
      const made = await backUp(context, provisioned.store)
      slowest = Math.max(slowest, made.ms)
      await workload.stop()
      wrong.push(...(await compareElsewhere(context, await other.empty(round), made)))
    }
    wrong.push(...(await workload.check()))
    await api.end('SIGTERM')
    const many = context.short ? null : await backUpMany(context, provisioned)
    await provisioned.close()
    await other.close()
    return {
      figure: `${context.rounds - wrong.length} of ${context.rounds} backups under load the same after restoring on ${other.name}, slowest backup ${formatDuration(slowest)}, ${formatDifferences(wrong)}; ${many === null ? `${MANY_ROWS} rows only in the long version` : `${MANY_ROWS} rows backed up in ${formatDuration(many)}`}`,
      reached: wrong.length === 0 && (many ?? 0) <= MANY_MS,
    }
  },
}

interface Made {
  file: string
  ms: number
}

async function backUp({ scratch }: ScenarioContext, store: Store): Promise<Made> {
  const began = performance.now()
  const { code, output } = await runApiCommand('backup', store, [], { BACKUP_DIR: join(scratch, 'backups') })
  const ms = performance.now() - began
  const file = /Saved and read back: (\S+)/.exec(output)?.[1]
  if (code !== 0 || file === undefined) throw new Error(`backup ended with ${code}: ${output}`)
  return { file, ms }
}

async function compareElsewhere(context: ScenarioContext, store: Store, made: Made): Promise<string[]> {
  const restored = await runApiCommand('restore', store, [made.file])
  if (restored.code !== 0) return [`restore ended with ${restored.code}: ${restored.output}`]
  const books = await runApiCommand('books-check', store)
  if (books.code !== 0) return [`books-check ended with ${books.code}: ${books.output}`]
  const again = await backUp(context, store)
  return contentOf(again.file) === contentOf(made.file) ? [] : ['the backup of the restored data differs']
}

/** The hash of a backup's rows, table by table. How many are on a line depends on the engine. */
function contentOf(file: string): string {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')
  const tables = new Map<string, string[]>()
  // The first line says when and where it was made, and the last is the hash of all lines.
  for (const line of lines.slice(1, -1)) {
    const [, table, rows] = PAGE.exec(line) ?? []
    if (table === undefined || rows === undefined) throw new Error(`${file} has a line without rows`)
    tables.set(table, [...(tables.get(table) ?? []), rows])
  }
  const texts = [...tables].map(([table, pages]) => `${table} ${pages.join(',')}`)
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex')
}

interface OtherEngine {
  name: string
  empty(round: number): Promise<Store>
  close(): Promise<void>
}

async function otherEngine(context: ScenarioContext): Promise<OtherEngine> {
  const { engine, scratch } = context
  if (engine === 'postgres') {
    const empty = async (round: number) => embeddedStore(join(scratch, `other-${round}`))
    return { name: 'the embedded engine', empty, async close() {} }
  }
  const provisioned = await provisionStore({ ...context, engine: 'postgres' }, 'other')
  const empty = async (round: number): Promise<Store> => ({
    engine: 'postgres',
    url: (await provisioned.postgres?.createDatabase(`other_${round}`)) ?? '',
    keyFile: join(scratch, `other-${round}.key`),
  })
  return { name: 'PostgreSQL', empty, close: provisioned.close }
}

/** Resolves to the milliseconds of a backup of many rows: entries of an existing person that change nothing. */
async function backUpMany(context: ScenarioContext, { store, postgres }: ProvisionedStore): Promise<number> {
  const sql = `
    with entries as (
      insert into journal_entries (user_id, entry_id, kind, occurred_on, created_at, note)
      select (select user_id from users limit 1), gen_random_uuid(), 'adjustment', '2026-01-15', now(), 'one of many'
      from generate_series(1, ${MANY_ROWS / 2}) returning user_id, entry_id)
    insert into journal_lines (user_id, entry_id, line_no, account_kind, account_id, change_minor)
    select user_id, entry_id, 1, 'asset', gen_random_uuid(), 0 from entries`
  if (store.engine === 'embedded') {
    const embedded = await PGlite.create(store.dataDir)
    await embedded.exec(sql)
    await embedded.close()
  } else {
    const client = new pg.Client({ connectionString: postgres?.urlOf('solvent') })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  return (await backUp(context, store)).ms
}
