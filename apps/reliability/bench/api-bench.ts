import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startApi } from '../harness/app/api-process'
import { startPostgres } from '../harness/app/start-postgres'
import { repositoryPath } from '../harness/runner/repository'
import { page, textOf, textOfPayments } from './bench-page'
import { type Comparison, compareDashboards, type Side } from './dashboards'
import { measurePayments, type PaymentFigures } from './payments'

const { values: options } = parseArgs({
  options: {
    /** The numbers of other people to measure with, comma-separated. */
    people: { type: 'string', default: '10,1000,10000,100000' },
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    /** The folder of another build of the server, measured for comparison. */
    against: { type: 'string' },
    /** Measures payments only. */
    payments: { type: 'boolean', default: false },
    /** Writes docs/bench-api.md. */
    record: { type: 'boolean', default: false },
  },
})

const plan = {
  people: options.payments ? [] : options.people.split(',').map(Number),
  seconds: Number(options.seconds),
  rounds: Number(options.rounds),
  connections: Number(options.connections),
}

/** Measures dashboards on PostgreSQL, then payments on both engines. */
async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'solvent-bench-'))
  try {
    const load = loadavg()[0] ?? 0
    const { comparisons, postgres } = await onPostgres(folder)
    const payments = { postgres, embedded: await onEmbedded(folder) }
    const failed = comparisons.flatMap(({ figures }) => [...figures.values()].map((one) => one.failed))
    if (failed.some((count) => count > 0)) process.exitCode = 1
    if (options.record)
      writeFileSync(repositoryPath('docs/bench-api.md'), page({ ...plan, load }, comparisons, payments))
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function onPostgres(folder: string): Promise<{ comparisons: Comparison[]; postgres: PaymentFigures }> {
  const server = await startPostgres(join(folder, 'postgres'))
  const sides: Side[] = []
  const start = async (name: string, program?: string): Promise<Side> => {
    const url = await server.createDatabase(name)
    const store = { engine: 'postgres', url, keyFile: join(folder, `${name}.key`) } as const
    const api = await startApi({ store, ...(program !== undefined && { program }) })
    const uncached = await startApi({ store, env: { ANSWER_CACHE_MB: '0' } })
    const side = { api, uncached, database: { administrator: server.urlOf(name), pid: server.pid } }
    sides.push(side)
    return side
  }
  try {
    const ours = await start('solvent')
    const { against } = options
    const other = against === undefined ? null : await start('other', join(resolve(against), 'main.mjs'))
    const comparisons = await compareDashboards(ours, other, plan, (comparison) =>
      process.stdout.write(textOf(comparison)),
    )
    const postgres = await measurePayments(ours.api, [server.pid], plan.seconds * 2)
    process.stdout.write(textOfPayments('PostgreSQL', postgres))
    if (other) {
      const theirs = await measurePayments(other.api, [server.pid], plan.seconds * 2)
      process.stdout.write(textOfPayments('PostgreSQL, other build', theirs))
    }
    return { comparisons, postgres }
  } finally {
    for (const { api, uncached } of sides) await Promise.all([api.end('SIGTERM'), uncached.end('SIGTERM')])
    await server.stop()
  }
}

async function onEmbedded(folder: string): Promise<PaymentFigures> {
  const api = await startApi({ store: { engine: 'embedded', dataDir: join(folder, 'data') } })
  try {
    const figures = await measurePayments(api, [], plan.seconds * 2)
    process.stdout.write(textOfPayments('embedded', figures))
    return figures
  } finally {
    await api.end('SIGTERM')
  }
}

await bench()
// Open keep-alive connections would prevent the process from exiting.
process.exit()
