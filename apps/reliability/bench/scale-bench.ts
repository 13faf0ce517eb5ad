import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getDashboard, getRecommendations, listAssets, listEntries } from '@solvent/contracts'
import pg from 'pg'
import { startApi } from '../harness/app/api-process'
import { startPostgres } from '../harness/app/start-postgres'
import { Population } from '../harness/people/population'
import { runLoad } from '../harness/requests/load'
import { repositoryPath } from '../harness/runner/repository'
import { cpuTime } from './cpu-time'
import { measure } from './measure-load'
import { seedPeople } from './seed-people'

const PAYERS = 16
/** Entries per seeded person; see seed-people.ts. */
const ENTRIES = 5

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '5' },
    /** Writes docs/bench-scale.md. */
    record: { type: 'boolean', default: false },
  },
})

/** Measures the disk space per person and the CPU time per call, for the calculations in docs/scale.md. */
async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'solvent-scale-'))
  const postgres = await startPostgres(join(folder, 'postgres'))
  const url = await postgres.createDatabase('solvent')
  const api = await startApi({ store: { engine: 'postgres', url, keyFile: join(folder, 'key') } })
  const client = new pg.Client({ connectionString: postgres.urlOf('solvent') })
  await client.connect()
  try {
    const people = Number(options.people)
    await seedPeople(postgres.urlOf('solvent'), people)
    const tables = await sizes(client, people)
    const population = await Population.create(api.url, PAYERS)
    const pids = [api.process.pid ?? 0, postgres.pid]
    const [first] = population.users
    const calls: string[] = []
    const seconds = Number(options.seconds)
    for (const { method, path } of [getDashboard, getRecommendations, listAssets, listEntries]) {
      const headers = { authorization: `Bearer ${first?.token}` }
      const measured = await measure({ url: api.url + path, headers, pids }, { connections: 8, seconds })
      calls.push(
        row([`${method} ${path}`, ms(measured.cpu), Math.round(measured.perSecond), measured.failed]),
      )
    }
    calls.push(await payments(client, population, { url: api.url, pids, seconds }))
    const text = page(people, tables, calls)
    process.stdout.write(text)
    if (options.record) writeFileSync(repositoryPath('docs/bench-scale.md'), text)
  } finally {
    await client.end()
    await api.end('SIGTERM')
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A row for each non-empty table, largest first, and a total. */
async function sizes(client: pg.Client, people: number): Promise<string[]> {
  const { rows } = await client.query<{ name: string; rows: string; bytes: string }>(`
    select relname as name, reltuples::bigint as rows, pg_total_relation_size(oid) as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0
    order by bytes desc`)
  const line = (name: string, count: number, bytes: number) =>
    row([name, (count / people).toFixed(1), Math.round(bytes / people), Math.round(bytes / count)])
  const total = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0)
  const count = rows.reduce((sum, table) => sum + Number(table.rows), 0)
  const entries = rows.filter(({ name }) => name.startsWith('journal_'))
  const journal = entries.reduce((sum, { bytes }) => sum + Number(bytes), 0)
  return [
    ...rows.map((table) => line(table.name, Number(table.rows), Number(table.bytes))),
    line('all', count, total),
    '',
    `One entry of the journal with its two lines: ${Math.round(journal / people / ENTRIES)} bytes.`,
  ]
}

interface Server {
  url: string
  pids: readonly number[]
  seconds: number
}

async function payments(
  client: pg.Client,
  { users }: Population,
  { url, pids, seconds }: Server,
): Promise<string> {
  const [cpu, log] = [cpuTime(pids), await logBytes(client)]
  const report = await runLoad({ kind: 'users', url, users, seconds, thinkMs: 0, reads: 0 })
  const paid = report.acknowledged.reduce((sum, count) => sum + count, 0)
  const written = Math.round(((await logBytes(client)) - log) / paid)
  const name = `POST /api/liabilities/{id}/pay, ${written} bytes of write-ahead log`
  return row([name, ms((cpuTime(pids) - cpu) / paid), Math.round(paid / seconds), report.statuses[500] ?? 0])
}

async function logBytes(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`,
  )
  return Number(rows[0]?.bytes)
}

function page(people: number, tables: readonly string[], calls: readonly string[]): string {
  return [
    '# What a person and a call cost',
    '',
    `Written by \`npm run bench:scale -- --record\`: ${people} people with 5 assets, 3 liabilities and ${ENTRIES} entries each on`,
    'PostgreSQL, indexes included. The processor time is that of server and database together; load generator, server and',
    `database share this machine's two cores, and on average ${loadavg()[0]?.toFixed(1)} processes wanted to run.`,
    '',
    '| table | rows a person | bytes a person | bytes a row |',
    '| --- | --- | --- | --- |',
    ...tables,
    '',
    '| call | processor time | a second, meanwhile | failed |',
    '| --- | --- | --- | --- |',
    ...calls,
    '',
  ].join('\n')
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`
}

function ms(time: number): string {
  return `${time.toFixed(2)} ms`
}

await bench()
// Open keep-alive connections would prevent the process from exiting.
process.exit()
