import { getDashboard } from '@solvent/contracts'
import { type Api, startApi } from '../harness/app/api-process'
import { testProgram } from '../harness/app/built-program'
import { median } from '../harness/runner/statistics'
import { type Load, type Measured, measure, type Subject } from './measure-load'
import { personWithLargeBooks } from './person-with-large-books'
import { seedPeople } from './seed-people'

/** Of the slowest in a hundred dashboards beside the same of the route that lets the database write JSON. */
export const GOAL = 1.5

interface Database {
  /** Its address as the administrator, for people without a sign-up and a route without rights. */
  administrator: string
  pid: number
}

/** A server on its database. */
export interface Side {
  api: Api
  /** Another one, which keeps no answers. */
  uncached: Api
  database: Database
}

/** Among so many other people: each subject's medians, by its name. */
export interface Comparison {
  people: number
  figures: ReadonlyMap<string, Measured>
}

/** How many others there are, one after the other, and how long each is measured how often. */
export interface Plan extends Load {
  people: readonly number[]
  rounds: number
}

/**
 * The dashboard of one person with full books among ever more others, beside routes that do less, in turn.
 *
 * @param against another build of the server, to compare with
 */
export async function compareDashboards(
  ours: Side,
  against: Side | null,
  plan: Plan,
  report: (comparison: Comparison) => void,
): Promise<Comparison[]> {
  const { userId, dashboard } = await reader(ours)
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
    ['dashboard, not kept', notKept(ours, dashboard)],
    ['dashboard, 304', { ...dashboard, headers: known, status: 304 }],
    ...(against ? [['other build', (await reader(against)).dashboard] as const] : []),
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

function notKept({ uncached, database }: Side, { headers }: Subject): Subject {
  return {
    url: uncached.url + getDashboard.path,
    pids: [uncached.process.pid ?? 0, database.pid],
    headers,
  }
}

/** Somebody with large books, and their dashboard. */
async function reader({ api, database }: Side): Promise<{ userId: string; dashboard: Subject }> {
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

/** Taking turns, so that whatever else the machine does falls on all alike. */
async function interleaved(
  subjects: ReadonlyMap<string, Subject>,
  { rounds, ...load }: Load & { rounds: number },
): Promise<Map<string, Measured>> {
  const shots = new Map([...subjects.keys()].map((name): [string, Measured[]] => [name, []]))
  for (const one of subjects.values()) await measure(one, { ...load, seconds: 3 })
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, one] of subjects) shots.get(name)?.push(await measure(one, load))
  }
  return new Map([...shots].map(([name, all]) => [name, medians(all)]))
}

function medians(shots: readonly Measured[]): Measured {
  const middle = (key: keyof Measured) => median(shots.map((shot) => shot[key]))
  const failed = shots.reduce((sum, one) => sum + one.failed, 0)
  return {
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    cpu: middle('cpu'),
    failed,
  }
}
