import { setTimeout as sleep } from 'node:timers/promises'
import { verify } from '../../harness/app/api-commands'
import { type Api, type Store, startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { freePorts } from '../../harness/infrastructure/free-ports'
import { missingNginx, Nginx } from '../../harness/infrastructure/nginx'
import { Population } from '../../harness/people/population'
import { type LoadReport, runLoad } from '../../harness/requests/load'
import { formatCounts, formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario, ScenarioContext } from '../../harness/runner/scenario'

const WRITERS = 32
const SIGNALS = ['SIGKILL', 'SIGTERM'] as const
/** Pause between a replica's restart and the end of the next one. */
const PAUSE_MS = { short: 500, long: 3000 }
const MEASURED_SECONDS = { short: 2, long: 30 }

export const replicas: Scenario = {
  id: 'R1',
  test: 'two replicas on one PostgreSQL behind nginx, 32 writers, replicas killed (SIGKILL and SIGTERM in turn) and started again; for one second per round',
  goal: '10 minutes: only 200 and 503 (with Retry-After, JSON) shown, books right, throughput beside one replica',
  engines: ['postgres'],
  rounds: { short: 5, long: 600 },
  missing: missingNginx,
  async run(context) {
    const { store, close } = await provisionStore(context)
    const [port = 0, remotesPort = 0, ...apiPorts] = await freePorts(4)
    const pair = await Pair.start(store, apiPorts)
    const nginx = await Nginx.start({ folder: `${context.scratch}/nginx`, port, remotesPort, apiPorts })
    const population = await Population.create(pair.urls[0] ?? '', WRITERS)
    const seconds = MEASURED_SECONDS[context.short ? 'short' : 'long']
    const one = await load(population, pair.urls[0] ?? '', seconds)
    const both = await load(population, nginx.url, seconds)
    const chaos = pair.killInTurn(context)
    const killed = await load(population, nginx.url, context.rounds)
    await chaos.stop()
    const reports = [one, both, killed]
    for (const { person } of population.members) person.url = nginx.url
    const wrong = await population.differences(
      population.users.map((_, n) => sum(reports.map((report) => report.acknowledged[n]))),
    )
    for (const report of reports) wrong.push(...problems(report))
    await pair.end()
    nginx.stop()
    wrong.push(...(await verify(store)))
    await close()
    return {
      figure: `${pair.kills} replicas killed under ${WRITERS} writers: ${formatCounts(killed.statuses)}, ${formatDifferences(wrong)} (the journal verified at the end); ${perSecond(killed)} meanwhile (p99 ${formatDuration(killed.latency.p99)}), ${perSecond(both)} with both at rest behind nginx, ${perSecond(one)} with one alone`,
      reached: wrong.length === 0 && pair.kills > 0,
    }
  },
}

/** Two servers on separate ports. */
class Pair {
  kills = 0

  private constructor(
    private readonly store: Store,
    private readonly ports: readonly number[],
    private readonly apis: Api[],
  ) {}

  static async start(store: Store, ports: readonly number[]): Promise<Pair> {
    const apis: Api[] = []
    for (const port of ports) apis.push(await startOn(store, port))
    return new Pair(store, ports, apis)
  }

  get urls(): string[] {
    return this.apis.map(({ url }) => url)
  }

  /** Stops and restarts the servers in turn until `stop` is called. */
  killInTurn({ short }: ScenarioContext): { stop(): Promise<void> } {
    let isRunning = true
    const killing = async () => {
      while (isRunning) {
        await sleep(PAUSE_MS[short ? 'short' : 'long'])
        const turn = this.kills % this.apis.length
        const signal = SIGNALS[Math.floor(this.kills / this.apis.length) % SIGNALS.length] ?? 'SIGKILL'
        await this.apis[turn]?.end(signal)
        this.kills += 1
        this.apis[turn] = await startOn(this.store, this.ports[turn] ?? 0)
      }
    }
    const running = killing()
    return {
      async stop() {
        isRunning = false
        await running
      },
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.apis.map((api) => api.end('SIGTERM')))
  }
}

function startOn(store: Store, port: number): Promise<Api> {
  return startApi({ store, env: { PORT: String(port) } })
}

function load({ users }: Population, url: string, seconds: number): Promise<LoadReport> {
  return runLoad({ kind: 'users', url, users, seconds, thinkMs: 0, reads: 0 })
}

function problems({ statuses, unsettled, unexplained }: LoadReport): string[] {
  const others = Object.keys(statuses).filter((status) => status !== '200' && status !== '503')
  return [
    ...others.map((status) => `${statuses[status]} answers ${status}`),
    ...(unsettled > 0 ? [`${unsettled} payments without a final answer`] : []),
    ...(unexplained > 0 ? [`${unexplained} answers 503 without Retry-After or JSON`] : []),
  ]
}

function perSecond(report: LoadReport): string {
  return `${Math.round(report.perSecond)} payments/s`
}

function sum(counts: readonly (number | undefined)[]): number {
  return counts.reduce<number>((total, count) => total + (count ?? 0), 0)
}
