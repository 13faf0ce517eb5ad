import { setTimeout as sleep } from 'node:timers/promises'
import { listLiabilities } from '@solvent/contracts'
import pg from 'pg'
import { startApi } from '../../harness/app/api-process'
import { shown } from '../../harness/runner/statistics'
import { isQuickEnough, speedNote } from '../../harness/runner/speed-goal'
import { until } from '../../harness/runner/deadline'
import { Payers } from '../../harness/people/payment-workload'
import { missingPostgres, type PostgresServer } from '../../harness/app/postgres-server'
import { Probe } from '../../harness/requests/poller'
import type { Row } from '../../harness/runner/scenario'
import { ownStore } from '../../harness/app/provision-store'
import { verify } from '../../harness/app/api-commands'
import { differences } from '../../harness/runner/format'

const RECOVERED_MS = 5000
const GIVE_UP_MS = 30_000
const NOT_NOW = 503

type Fault = (server: PostgresServer) => Promise<unknown>

/** Each leaves the server running again. */
const faults: readonly Fault[] = [
  (server) => restart(server, 'SIGINT'),
  (server) => backends(server, 'pid, pg_terminate_backend(pid)'),
  (server) => restart(server, 'SIGQUIT'),
  killOneBackend,
]

export const postgresRestarted: Row = {
  id: 'F10',
  test: 'PostgreSQL restarted (in order, at once), all connections ended, one of its processes killed, under load',
  goal: '50 rounds: 0 twice, 0 lost, only 503 shown, recovered <= 5 s',
  engines: ['postgres'],
  rounds: { short: 4, long: 50 },
  missing: missingPostgres,
  async run(setting) {
    const { store, postgres, close } = await ownStore(setting)
    if (!postgres) throw new Error('This row needs a server of its own')
    const api = await startApi({ store })
    const payers = await Payers.create(api.url, 8)
    const reader = payers.payers[0]?.person
    const reads = Probe.start(api.url + listLiabilities.path, 5, reader?.token)
    const wrong: string[] = []
    let slowest = 0
    for (let round = 0; round < setting.rounds; round += 1) {
      payers.start()
      await sleep(100 + Math.random() * 300)
      await faults[round % faults.length]?.(postgres)
      const before = payers.acknowledged
      const took = await until(GIVE_UP_MS, () => payers.acknowledged > before)
      slowest = Math.max(slowest, took ?? GIVE_UP_MS)
      await sleep(50)
      await payers.stop()
      wrong.push(...(await payers.check()))
    }
    await reads.stop()
    await api.end('SIGTERM')
    wrong.push(...(await verify(store)))
    await close()
    const shownStatuses = otherStatuses(payers, reads)
    return {
      figure: `${payers.acknowledged} payments acknowledged, ${differences(wrong)} (the journal verified at the end); shown besides 200: ${described(shownStatuses)}; saving again ${shown(slowest)} after the server at most${speedNote(setting)}`,
      reached:
        wrong.length === 0 &&
        isQuickEnough(setting, slowest <= RECOVERED_MS) &&
        Object.keys(shownStatuses).every((status) => Number(status) === NOT_NOW) &&
        reads.answers.every(({ status, saysWhen }) => status !== NOT_NOW || saysWhen),
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

/** Something about each connection of Solvent. */
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

/** Answers to payments and reads other than 200, by status; 0 is no answer. */
function otherStatuses(payers: Payers, reads: Probe): Record<number, number> {
  const all = { ...payers.refused }
  for (const { status } of reads.answers) if (status !== 200) all[status] = (all[status] ?? 0) + 1
  return all
}

function described(statuses: Record<number, number>): string {
  const parts = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`)
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}
