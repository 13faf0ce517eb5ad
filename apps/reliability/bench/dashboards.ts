import { getDashboard } from '@solvent/contracts'
import { type Api, startApi } from '../harness/app/api-process'
import { testProgram } from '../harness/app/built-program'
import { median } from '../harness/runner/statistics'
import { type Load, type Measured, measure, type Subject } from './measure-load'
import { personWithLargeBooks } from './person-with-large-books'
import { seedPeople } from './seed-people'

/** The highest acceptable ratio of the dashboard's p99 to that of the `json_agg` route. */
export const GOAL = 1.5

interface Database {
  /** The administrator's connection string, for seeding people and for the bare routes. */
  administrator: string
  pid: number
}

/** A server and its database. */
export interface Side {
  api: Api
  /** A second server of the same database, with its response cache off. */
  uncached: Api
  database: Database
}

/** Each subject's medians, by name, with this many other people in the database. */
export interface Comparison {
  people: number
  figures: ReadonlyMap<string, Measured>
}

/** The numbers of other people to measure with, and how often and how long. */
export interface Plan extends Load {
  people: readonly number[]
  rounds: number
}

/**
 * Measures the dashboard of one person with large books among more and more people, interleaved with simpler routes.
 *
 * @param against another build of the server to compare with
 */
export async function compareDashboards(
  ours: Side,
  against: Side | null,
  plan: Plan,
  report: (comparison: Comparison) => void,
): Promise<Comparison[]> {
  const { userId, dashboard } = await createReader(ours)
  const { administrator, pid } = ours.database
  const bare = await startApi({
    store: { engine: 'postgres', url: administrator, keyFile: '' },
    program: testProgram('bare-route'),
    env: { USER_ID: userId },
  })
  const { headers } = await fetch(dashboard.url, { headers: dashboard.headers })
  const known = { ...dashboard.headers, 'if-none-match': headers.get('etag') ?? '' }
  const subjects = new Map<string, Subject>([
    ['dashboard', dashboard],
    ['dashboard, not cached', uncachedDashboard(ours, dashboard)],
    ['dashboard, 304', { ...dashboard, headers: known, status: 304 }],
    ...(against ? [['other build', (await createReader(against)).dashboard] as const] : []),
    ['json_agg route', { url: `${bare.url}/json`, pids: [bare.process.pid ?? 0, pid], headers: {} }],
    ['bare route', { url: `${bare.url}/`, pids: [bare.process.pid ?? 0, pid], headers: {} }],
  ])
  const comparisons: Comparison[] = []
  let seeded = 0
  for (const people of plan.people) {
    for (const side of [ours, ...(against ? [against] : [])])
      await seedPeople(side.database.administrator, people - seeded)
    seeded = people
    const comparison = { people, figures: await interleaved(subjects, plan) }
    report(comparison)
    comparisons.push(comparison)
  }
  await bare.end('SIGKILL')
  return comparisons
}

function uncachedDashboard({ uncached, database }: Side, { headers }: Subject): Subject {
  return {
    url: uncached.url + getDashboard.path,
    pids: [uncached.process.pid ?? 0, database.pid],
    headers,
  }
}

/** Creates a person with large books; resolves to their dashboard request. */
async function createReader({ api, database }: Side): Promise<{ userId: string; dashboard: Subject }> {
  const { userId, token } = await personWithLargeBooks(api.url, database.administrator)
  return {
    userId,
    dashboard: {
      url: api.url + getDashboard.path,
      pids: [api.process.pid ?? 0, database.pid],
      headers: { authorization: `Bearer ${token}` },
    },
  }
}

/** Measures the subjects in turn, so that the machine's other load affects all of them equally. */
async function interleaved(
  subjects: ReadonlyMap<string, Subject>,
  { rounds, ...load }: Load & { rounds: number },
): Promise<Map<string, Measured>> {
  const samples = new Map([...subjects.keys()].map((name): [string, Measured[]] => [name, []]))
  for (const one of subjects.values()) await measure(one, { ...load, seconds: 3 })
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, one] of subjects) samples.get(name)?.push(await measure(one, load))
  }
  return new Map([...samples].map(([name, all]) => [name, medians(all)]))
}

function medians(samples: readonly Measured[]): Measured {
  const middle = (key: keyof Measured) => median(samples.map((sample) => sample[key]))
  const failed = samples.reduce((sum, one) => sum + one.failed, 0)
  return {
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    cpu: middle('cpu'),
    failed,
  }
}
