import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getDashboard } from '@solvent/contracts'
import { type Api, startApi } from '../harness/app/api-process'
import { testProgram } from '../harness/app/built-program'
import { startPostgres } from '../harness/app/start-postgres'
import { repositoryPath } from '../harness/runner/repository'
import { median } from '../harness/runner/statistics'
import { type Measured, measure } from './measure-load'
import { personWithLargeBooks } from './person-with-large-books'
import { seedPeople } from './seed-people'

const GOAL = 2

const { values: options } = parseArgs({
  options: {
    /** How many other people there are, one after the other. */
    people: { type: 'string', default: '10,1000,10000,100000' },
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    /** Writes docs/bench-api.md. */
    record: { type: 'boolean', default: false },
  },
})

interface Subject {
  url: string
  pids: readonly number[]
}

interface Subjects {
  dashboard: Subject
  bare: Subject
  headers: Record<string, string>
}

/** The dashboard of one person with full books among ever more others, beside the bare route, in turn. */
async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'solvent-bench-'))
  const postgres = await startPostgres(join(folder, 'postgres'))
  const url = await postgres.createDatabase('solvent')
  const administrator = postgres.urlOf('solvent')
  const api = await startApi({ store: { engine: 'postgres', url, keyFile: join(folder, 'key') } })
  try {
    const person = await personWithLargeBooks(api.url, administrator)
    const bare = await startBare(administrator, person.userId)
    const subjects = {
      dashboard: { url: api.url + getDashboard.path, pids: [api.process.pid ?? 0, postgres.pid] },
      bare: { url: `${bare.url}/`, pids: [bare.process.pid ?? 0, postgres.pid] },
      headers: { authorization: `Bearer ${person.token}` },
    }
    const comparisons: Comparison[] = []
    let others = 0
    for (const people of options.people.split(',').map(Number)) {
      await seedPeople(administrator, people - others)
      others = people
      const comparison = compare(people, await interleaved(subjects))
      print(comparison)
      comparisons.push(comparison)
    }
    if (options.record) writeFileSync(repositoryPath('docs/bench-api.md'), page(comparisons))
    if (comparisons.some(({ failed }) => failed > 0)) process.exitCode = 1
    await bare.end('SIGKILL')
  } finally {
    await api.end('SIGTERM')
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function startBare(url: string, userId: string): Promise<Api> {
  return startApi({
    store: { engine: 'postgres', url, keyFile: '' },
    program: testProgram('bare-route'),
    env: { USER_ID: userId },
  })
}

interface Pair {
  dashboard: Measured[]
  bare: Measured[]
}

/** Taking turns, so that whatever else the machine does falls on both alike. */
async function interleaved({ dashboard, bare, headers }: Subjects): Promise<Pair> {
  const load = { connections: Number(options.connections), seconds: Number(options.seconds), headers }
  await measure(dashboard, { ...load, seconds: 3 })
  await measure(bare, { ...load, seconds: 2 })
  const pair: Pair = { dashboard: [], bare: [] }
  for (let round = 0; round < Number(options.rounds); round += 1) {
    pair.dashboard.push(await measure(dashboard, load))
    pair.bare.push(await measure(bare, load))
  }
  return pair
}

interface Comparison {
  people: number
  ours: Figures
  least: Figures
  failed: number
}

type Figures = Omit<Measured, 'failed'>

function compare(people: number, { dashboard, bare }: Pair): Comparison {
  const failed = [...dashboard, ...bare].reduce((sum, one) => sum + one.failed, 0)
  return { people, ours: medians(dashboard), least: medians(bare), failed }
}

function print({ people, ours, least, failed }: Comparison): void {
  process.stdout.write(
    [
      `${people} other people:`,
      `  dashboard  ${line(ours)}`,
      `  bare route ${line(least)}`,
      `  ratio      ${ratios(ours, least)}, failed answers ${failed}`,
      '',
    ].join('\n'),
  )
}

function line({ perSecond, p50, p99, cpu }: Figures): string {
  return `${Math.round(perSecond)}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, CPU ${cpu.toFixed(2)} ms an answer`
}

function ratios(ours: Figures, least: Figures): string {
  const times = (key: keyof Figures) => `${(ours[key] / least[key]).toFixed(1)}x`
  const goal = ours.p99 / least.p99 <= GOAL ? 'reached' : 'not reached'
  return `p50 ${times('p50')}, p99 ${times('p99')} (goal ${GOAL}x: ${goal}), CPU ${times('cpu')}`
}

/** What a run has seen, for people. */
function page(comparisons: readonly Comparison[]): string {
  const { connections, rounds, seconds } = options
  const lines = comparisons.map(
    ({ people, ours, least, failed }) =>
      `| ${[people, line(ours), line(least), ratios(ours, least), failed].join(' | ')} |`,
  )
  return [
    '# The dashboard among many people',
    '',
    'Written by `npm run bench:api -- --record`. One person with 30 assets, 20 liabilities and 2,000 entries asks for',
    '`GET /api/dashboard` on PostgreSQL, beside a bare Fastify route that reads 30 rows with one indexed, prepared query:',
    'no sign-in, no transaction, no row-level security, no plan to work out. The load generator, both servers and',
    `PostgreSQL share one machine; ${connections} connections, medians of ${rounds} runs of ${seconds} s taken in turn. CPU`,
    'is the processor time of server and database for one answer.',
    '',
    '| other people | dashboard | bare route | dashboard / bare | failed |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n')
}

function medians(shots: readonly Measured[]): Figures {
  const middle = (key: keyof Measured) => median(shots.map((shot) => shot[key]))
  return { perSecond: middle('perSecond'), p50: middle('p50'), p99: middle('p99'), cpu: middle('cpu') }
}

await bench()
// Connections that are kept alive must not keep the command.
process.exit()
