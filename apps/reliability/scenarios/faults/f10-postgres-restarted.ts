import { setTimeout as sleep } from 'node:timers/promises'
import { missingPostgres, type PostgresServer } from '@solvent/api-testing/postgres-server'
import { listLiabilities } from '@solvent/contracts'
import pg from 'pg'
import { verify } from '../../harness/app/api-commands'
import { startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import { Poller } from '../../harness/requests/poller'
import { pollUntil } from '../../harness/runner/deadline'
import { formatCounts, formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'

const RECOVERED_MS = 5000
const TIMEOUT_MS = 30_000
const SERVICE_UNAVAILABLE = 503

type Fault = (server: PostgresServer) => Promise<unknown>

/** Each leaves the server running afterwards. */
const faults: readonly Fault[] = [
  (server) => restart(server, 'SIGINT'),
  (server) => backends(server, 'pid, pg_terminate_backend(pid)'),
  (server) => restart(server, 'SIGQUIT'),
  killOneBackend,
]

export const postgresRestarted: Scenario = {
  id: 'F10',
  test: 'PostgreSQL restarted (cleanly, immediately), all connections ended, one of its processes killed, under load',
  goal: '50 rounds: 0 twice, 0 lost, only 503 shown, recovered <= 5 s',
  engines: ['postgres'],
  rounds: { short: 4, long: 50 },
  missing: missingPostgres,
  async run(context) {
    const { store, postgres, close } = await provisionStore(context)
    if (!postgres) throw new Error('This scenario needs a separate server')
    const api = await startApi({ store })
    const workload = await PaymentWorkload.create(api.url, 8)
    const reader = workload.clients[0]?.person
    const reads = Poller.start(api.url + listLiabilities.path, 5, reader?.token)
    const wrong: string[] = []
    let slowest = 0
    for (let round = 0; round < context.rounds; round += 1) {
      workload.start()
      await sleep(100 + Math.random() * 300)
      await faults[round % faults.length]?.(postgres)
      const before = workload.acknowledged
      const took = await pollUntil(TIMEOUT_MS, () => workload.acknowledged > before)
      slowest = Math.max(slowest, took ?? TIMEOUT_MS)
      await sleep(50)
      await workload.stop()
      wrong.push(...(await workload.check()))
    }
    await reads.stop()
    await api.end('SIGTERM')
    wrong.push(...(await verify(store)))
    await close()
    const shownStatuses = otherStatuses(workload, reads)
    return {
      figure: `${workload.acknowledged} payments acknowledged, ${formatDifferences(wrong)} (the journal verified at the end); shown besides 200: ${describeStatuses(shownStatuses)}; saving again ${formatDuration(slowest)} after the server at most${speedNote(context)}`,
      reached:
        wrong.length === 0 &&
        isSpeedGoalMet(context, slowest <= RECOVERED_MS) &&
        Object.keys(shownStatuses).every((status) => Number(status) === SERVICE_UNAVAILABLE) &&
        reads.answers.every(({ status, hasRetryAfter }) => status !== SERVICE_UNAVAILABLE || hasRetryAfter),
    }
  },
}

async function restart(server: PostgresServer, signal: NodeJS.Signals): Promise<void> {
  await server.stop(signal)
  await sleep(Math.random() * 500)
  await server.start()
}

async function killOneBackend(server: PostgresServer): Promise<void> {
  const [victim] = await backends(server, 'pid')
  if (victim) process.kill(victim.pid, 'SIGKILL')
}

/** Selects columns of Solvent's connections. */
async function backends(server: PostgresServer, columns: string): Promise<{ pid: number }[]> {
  const client = new pg.Client({ connectionString: server.urlOf('postgres') })
  client.on('error', () => {})
  await client.connect()
  try {
    const sql = `select ${columns} from pg_stat_activity where usename = 'solvent'`
    return (await client.query<{ pid: number }>(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** Counts of responses other than 200 to payments and reads, by status; 0 means no response. */
function otherStatuses(workload: PaymentWorkload, reads: Poller): Record<number, number> {
  const all = { ...workload.refused }
  for (const { status } of reads.answers) if (status !== 200) all[status] = (all[status] ?? 0) + 1
  return all
}

function describeStatuses(statuses: Record<number, number>): string {
  return Object.keys(statuses).length === 0 ? 'nothing' : formatCounts(statuses)
}
