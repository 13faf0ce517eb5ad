import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listLiabilities } from '@solvent/contracts'
import { verify } from '../../harness/app/api-commands'
import { type Api, type Store, startApi } from '../../harness/app/api-process'
import {
  type ClusterFault,
  clusterFaults,
  primaryKilledUnreplicated,
} from '../../harness/infrastructure/cluster-faults'
import { HaCluster, missingHaCluster } from '../../harness/infrastructure/ha-cluster'
import { MemberWatch } from '../../harness/infrastructure/member-watch'
import { LongestPause } from '../../harness/people/longest-pause'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import { Poller } from '../../harness/requests/poller'
import { addCounts, shownAnswers } from '../../harness/requests/shown-answers'
import { pollUntil } from '../../harness/runner/deadline'
import { formatCounts, formatDifferences, formatDuration } from '../../harness/runner/format'
import { repositoryPath } from '../../harness/runner/repository'
import type { Scenario, ScenarioContext } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'

const PAYERS = 4
/** Payments through each server before the fault. */
const WARM_UP_PAYMENTS = 20
const WARM_UP_MS = 60_000
/** Longer than the lease of a primary, so that another one is promoted. */
const FAULT_SECONDS = 30
const SAVING_MS = 30_000
/** Payments through each server after all machines are back. */
const AFTERWARDS_MS = 2000
const SERVICE_UNAVAILABLE = 503

export const failover: Scenario = {
  id: 'R5',
  test: 'three PostgreSQL servers of deploy/ha under payments through two Solvent servers, of which one names HAProxy and one all three; in turn, for 30 s, the primary is killed (also after its replication stopped), frozen, cut off or its disk full, all of etcd is killed, and the primary and a standby are killed',
  goal: '105 rounds: 0 acknowledged lost, never two that accept writes, saving again <= 30 s (with a full disk or two killed, after that ends), only 503 with Retry-After meanwhile (507 on a full disk), the journal of every person verified at the end',
  engines: ['postgres'],
  rounds: { short: 7, long: 105 },
  missing: missingHaCluster,
  async run(context) {
    const totals = await runRounds(context, clusterFaults)
    return {
      figure: `${describe(totals)}${speedNote(context)}`,
      reached:
        totals.wrong.length === 0 &&
        totals.beside === 0 &&
        totals.unexplained === 0 &&
        isSpeedGoalMet(context, Math.max(...Object.values(totals.pauses)) <= SAVING_MS),
    }
  },
}

/** Acknowledged payments that the promoted standby does not have are lost. */
export const failoverWithoutWaiting: Scenario = {
  ...failover,
  id: 'R5-control',
  test: 'the same with commits that wait for no standby (synchronous_commit = local), the primary always killed after its replication stopped',
  goal: 'over 80 % of the rounds lose what was acknowledged',
  engines: ['postgres'],
  rounds: { short: 2, long: 5 },
  async run(context) {
    const source = withSetting(context.scratch, 'synchronous_commit: "on"', 'synchronous_commit: local')
    const totals = await runRounds(context, [primaryKilledUnreplicated], source)
    return {
      figure: `${totals.roundsWrong} of ${context.rounds} rounds lost something: ${describe(totals)}`,
      reached: totals.roundsWrong > context.rounds * 0.8,
    }
  },
}

interface Totals {
  acknowledged: number
  wrong: string[]
  roundsWrong: number
  /** Counts of responses other than 200, by status. */
  shown: Record<number, number>
  /** 503 responses without Retry-After, and others that the fault does not explain. */
  unexplained: number
  /** The longest time without a saved payment, in milliseconds, by fault. */
  pauses: Record<string, number>
  /** Acknowledged writes of the watch. */
  watched: number
  /** Those that a server accepted beside the primary. */
  beside: number
}

/** deploy/ha with one setting replaced; returns its folder. */
function withSetting(scratch: string, setting: string, replacement: string): string {
  const copy = join(scratch, 'deploy')
  for (const part of ['ha', 'postgres'])
    cpSync(repositoryPath(`deploy/${part}`), join(copy, part), { recursive: true })
  const file = join(copy, 'ha/patroni.yml')
  const settings = readFileSync(file, 'utf8')
  if (!settings.includes(setting)) throw new Error(`patroni.yml has no ${setting}`)
  writeFileSync(file, settings.replace(setting, replacement))
  return join(copy, 'ha')
}

async function runRounds(
  { rounds, scratch, log }: ScenarioContext,
  faults: readonly ClusterFault[],
  source?: string,
): Promise<Totals> {
  const cluster = await HaCluster.start(scratch, FAULT_SECONDS, source)
  const { databaseUrl, serversUrl } = cluster.state
  const store: Store = { engine: 'postgres', url: databaseUrl, keyFile: join(scratch, 'key') }
  const apis = [await startApi({ store }), await startApi({ store: { ...store, url: serversUrl } })]
  const watch = await MemberWatch.start(cluster, store)
  const totals = noTotals()
  for (let round = 0; round < rounds; round += 1) {
    const fault = faults[round % faults.length]
    if (!fault) throw new Error('There are no faults')
    const wrong = await failOnce(cluster, apis, fault, totals)
    totals.watched = watch.count
    totals.beside = watch.beside
    totals.wrong.push(...wrong)
    if (wrong.length > 0) totals.roundsWrong += 1
    log(`round ${round + 1}, ${fault.name}: ${formatDifferences(wrong)}; so far ${describe(totals)}`)
  }
  for (const api of apis) await api.end('SIGTERM')
  totals.wrong.push(...(await watch.stop()), ...(await verify(store)))
  await cluster.stop()
  return totals
}

/** Causes the fault once; resolves to the differences between the books and the acknowledged payments. */
async function failOnce(
  cluster: HaCluster,
  apis: readonly Api[],
  fault: ClusterFault,
  totals: Totals,
): Promise<string[]> {
  const payers = await Promise.all(apis.map((api) => Payers.start(api.url)))
  const machines = await cluster.machines()
  await fault.cause(cluster, machines)
  for (const { pause } of payers) pause.restart()
  await sleep(FAULT_SECONDS * 1000)
  fault.end?.(cluster, machines[0])
  await cluster.untilRestarted()
  if (fault.stopsSaving) for (const { pause } of payers) pause.restart()
  await cluster.untilReplicated()
  await sleep(AFTERWARDS_MS)
  const wrong: string[] = []
  for (const each of payers) {
    const longest = Math.max(totals.pauses[fault.name] ?? 0, await each.stop(totals, fault))
    totals.pauses[fault.name] = longest
    for (const { url } of apis) wrong.push(...(await each.differences(url)))
  }
  return wrong
}

/** People who pay and read through one server. */
class Payers {
  readonly pause: LongestPause

  private constructor(
    private readonly workload: PaymentWorkload,
    private readonly reads: Poller,
  ) {
    this.pause = new LongestPause(() => workload.acknowledged)
  }

  static async start(url: string): Promise<Payers> {
    const workload = await PaymentWorkload.create(url, PAYERS)
    const reads = Poller.start(url + listLiabilities.path, 20, workload.clients[0]?.person.token)
    workload.start()
    if ((await pollUntil(WARM_UP_MS, () => workload.acknowledged >= WARM_UP_PAYMENTS)) === null)
      throw new Error('No payments are saved before the fault')
    return new Payers(workload, reads)
  }

  /** Adds what was shown to the totals; resolves to the longest pause. */
  async stop(totals: Totals, fault: ClusterFault): Promise<number> {
    const longest = this.pause.stop()
    await this.workload.stop()
    await this.reads.stop()
    totals.acknowledged += this.workload.acknowledged
    const { counts, withoutRetryAfter } = shownAnswers(this.workload.refused, this.reads)
    addCounts(totals.shown, counts)
    totals.unexplained += withoutRetryAfter
    const explained = [SERVICE_UNAVAILABLE, fault.refusal]
    for (const [status, count] of Object.entries(counts))
      if (!explained.includes(Number(status))) totals.unexplained += count
    return longest
  }

  /** The differences between the acknowledged payments and the books, as read through this server. */
  async differences(url: string): Promise<string[]> {
    this.workload.moveTo(url)
    return this.workload.check().catch((error: unknown) => [String(error)])
  }
}

function noTotals(): Totals {
  return {
    acknowledged: 0,
    wrong: [],
    roundsWrong: 0,
    shown: {},
    unexplained: 0,
    pauses: {},
    watched: 0,
    beside: 0,
  }
}

function describe({ acknowledged, wrong, shown, unexplained, pauses, watched, beside }: Totals): string {
  const longest = Object.entries(pauses).map(([fault, ms]) => `${fault} ${formatDuration(ms)}`)
  return `${acknowledged} payments acknowledged, ${formatDifferences(wrong)} (the journal verified at the end); ${beside} of ${watched} direct writes accepted beside the primary; shown besides 200: ${formatCounts(shown)}, ${unexplained} of them other than 503 with Retry-After, or 507 on a full disk; longest without a save: ${longest.join(', ')}`
}
