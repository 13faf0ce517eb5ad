import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { verify } from '../../harness/app/api-commands'
import { type Api, type Store, startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { openSql, type Sql } from '../../harness/app/sql'
import { RecurringBacklog } from '../../harness/people/recurring-backlog'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import { Random } from '../../harness/runner/random'
import type { Scenario, ScenarioContext } from '../../harness/runner/scenario'

const PEOPLE = 4
/** The recurring entries of each person: enough that the last kill still interrupts. */
const RULES = { short: 6, long: 24 }
const SEED = 18
/** When the kill comes, after the requests were sent. */
const KILL_MS = { earliest: 20, latest: 800 }
/** How much longer the requests to a server that is not killed go on. */
const LINGER_MS = 50
/** The least share of kills after which something was recorded since the previous one, and something is left. */
const MIN_INTERRUPTED = 0.8

export const killedWhileCatchingUp: Scenario = {
  id: 'F18',
  test: `SIGKILL while the recurring entries of ${PEOPLE} people who were away for three years are recorded; on PostgreSQL by two servers at the same time, killed in turn and together`,
  goal: `50 kills, at least ${MIN_INTERRUPTED * 100} % of them halfway: after each, nothing recorded twice or left out; then left to finish: each occurrence once, books right`,
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 50 },
  async run(context) {
    const { store, close } = await provisionStore(context)
    const servers = await Servers.start(store, context.engine === 'postgres' ? 2 : 1)
    const people: RecurringBacklog[] = []
    for (let n = 0; n < PEOPLE; n += 1)
      people.push(
        await RecurringBacklog.create(servers.urls[0] ?? '', RULES[context.short ? 'short' : 'long']),
      )
    const { wrong, interrupted, lastRecorded } = await killAgainAndAgain(context, servers, people)
    const began = performance.now()
    await Promise.all(servers.urls.flatMap((url) => people.map((person) => person.open(url))))
    const ms = performance.now() - began
    for (const url of servers.urls) {
      for (const person of people) wrong.push(...(await person.differences(url)))
    }
    await servers.end()
    wrong.push(...(await verify(store)))
    await close()
    return {
      figure: `${servers.kills} servers killed in ${context.rounds} rounds, ${interrupted} of them halfway; ${lastRecorded} of ${totalOf(people)} occurrences recorded by then, the rest within ${formatDuration(ms)}; ${formatDifferences(wrong)} (looked at after each kill, the journal verified at the end)`,
      reached: wrong.length === 0 && interrupted >= context.rounds * MIN_INTERRUPTED,
    }
  },
}

interface Killed {
  wrong: string[]
  /** The rounds that recorded something and left something. */
  interrupted: number
  lastRecorded: number
}

async function killAgainAndAgain(
  context: ScenarioContext,
  servers: Servers,
  people: readonly RecurringBacklog[],
): Promise<Killed> {
  const random = new Random(SEED)
  const killed: Killed = { wrong: [], interrupted: 0, lastRecorded: 0 }
  for (let round = 0; round < context.rounds; round += 1) {
    const killMs = random.integer(KILL_MS.earliest, KILL_MS.latest)
    const visits = servers.urls.flatMap((url) =>
      people.map((person) => person.visit(url, killMs + LINGER_MS)),
    )
    await sleep(killMs)
    await servers.kill(round)
    await Promise.all(visits)
    const { recorded, wrong } = await inspect(context, servers.store, people)
    killed.wrong.push(...wrong)
    if (recorded > killed.lastRecorded && recorded < totalOf(people)) killed.interrupted += 1
    killed.lastRecorded = recorded
    await servers.restart()
    if (round % 10 === 9)
      context.log(
        `${round + 1} kills, ${recorded} of ${totalOf(people)} recorded, ${killed.wrong.length} wrong`,
      )
  }
  return killed
}

/** One or two servers on one store. */
class Servers {
  kills = 0
  #killed = new Set<number>()

  private constructor(
    readonly store: Store,
    private readonly apis: Api[],
  ) {}

  static async start(store: Store, count: number): Promise<Servers> {
    const servers = new Servers(store, [])
    for (let n = 0; n < count; n += 1) servers.apis.push(await startApi({ store }))
    return servers
  }

  get urls(): string[] {
    return this.apis.map(({ url }) => url)
  }

  /** Kills the only server; of two, the first, the second and both in turn. */
  async kill(round: number): Promise<void> {
    const all = this.apis.map((_, n) => n)
    const turn = round % (all.length + 1)
    this.#killed = new Set(all.includes(turn) ? [turn] : all)
    await Promise.all([...this.#killed].map((n) => this.apis[n]?.end('SIGKILL')))
    this.kills += this.#killed.size
  }

  async restart(): Promise<void> {
    for (const n of this.#killed) this.apis[n] = await startApi({ store: this.store })
  }

  async end(): Promise<void> {
    await Promise.all(this.apis.map((api) => api.end('SIGTERM')))
  }
}

async function inspect(
  { scratch }: ScenarioContext,
  store: Store,
  people: readonly RecurringBacklog[],
): Promise<{ recorded: number; wrong: string[] }> {
  const copy = join(scratch, 'inspected')
  const sql = await openUnchanged(store, copy)
  const found = []
  for (const person of people) found.push(await person.progress(sql))
  await sql.close()
  rmSync(copy, { recursive: true, force: true })
  return {
    recorded: found.reduce((sum, { recorded }) => sum + recorded, 0),
    wrong: found.flatMap(({ wrong }) => wrong),
  }
}

/** Opens a copy of embedded data, so that the next server finds the data as the kill left it. */
function openUnchanged(store: Store, copy: string): Promise<Sql> {
  if (store.engine === 'postgres') return openSql(store)
  cpSync(store.dataDir, copy, { recursive: true })
  return openSql({ engine: 'embedded', dataDir: copy })
}

function totalOf(people: readonly RecurringBacklog[]): number {
  return people.reduce((sum, { total }) => sum + total, 0)
}
