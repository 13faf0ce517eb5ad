import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Api, embeddedStore, type Store, startApi } from '../../harness/app/api-process'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'

/** How a lock can be left behind, and how long the next start may take. */
interface Remains {
  name: string
  limitMs: number
  /** Changes the file that a killed server left; none leaves it as it is. */
  change?(lock: Record<string, unknown>): Record<string, unknown> | null
}

const SAME_HOST_MS = 2000
/** Of a holder that cannot be asked, the last heartbeat must lie 30 s back. */
const SILENT_MS = 35_000

const remains: readonly Remains[] = [
  { name: 'killed', limitMs: SAME_HOST_MS },
  {
    name: 'machine started anew, number used again',
    limitMs: SAME_HOST_MS,
    change: (lock) => ({ ...lock, pid: process.pid, bootId: '0e5b9c1e-0000-4000-8000-000000000000' }),
  },
  {
    name: 'number used again',
    limitMs: SAME_HOST_MS,
    change: (lock) => ({ ...lock, pid: process.pid, processStart: '1' }),
  },
  { name: 'empty file', limitMs: SILENT_MS, change: () => null },
  { name: 'other host', limitMs: SILENT_MS, change: (lock) => ({ ...lock, hostname: 'another-host' }) },
]

/** In the short version the last heartbeat of the slow kinds lies this far back already. */
const HEAD_START_MS = 28_000
const RESTART_PAUSE_MS = 500

export const staleLock: Scenario = {
  id: 'F5',
  test: 'a lock left behind: SIGKILL, machine started anew, recycled process number, empty lock file, other host',
  goal: '40 of 40 unattended restarts, <= 2 s on the same host, else <= 35 s after the last sign of life',
  engines: ['embedded'],
  rounds: { short: 5, long: 40 },
  async run({ scratch, rounds, short, log }) {
    const slowest = { sameHost: 0, silent: 0 }
    const wrong: string[] = []
    const store = embeddedStore(scratch)
    let api = await startApi({ store })
    const workload = await PaymentWorkload.create(api.url, 1)
    for (let round = 0; round < rounds; round += 1) {
      const left = remains[round % remains.length] ?? { name: 'killed', limitMs: SAME_HOST_MS }
      await api.end('SIGKILL')
      const lastSign = leaveLock(join(scratch, 'data.lock'), left, short)
      api = await restart(store, lastSign + left.limitMs + 30_000)
      const took = Date.now() - lastSign
      const kind = left.limitMs === SAME_HOST_MS ? 'sameHost' : 'silent'
      slowest[kind] = Math.max(slowest[kind], took)
      if (took > left.limitMs) wrong.push(`${left.name} took ${formatDuration(took)}`)
      workload.moveTo(api.url)
      workload.start()
      await sleep(50)
      await workload.stop()
      wrong.push(...(await workload.check()))
      if (round % 5 === 4) log(`${round + 1} restarts, ${wrong.length} wrong`)
    }
    await api.end('SIGTERM')
    return {
      figure: `${rounds} restarts without hands; same host ready after ${formatDuration(slowest.sameHost)} at most, empty file or other host ${formatDuration(slowest.silent)} after the last heartbeat; ${formatDifferences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

/** The time of the last heartbeat that the lock file shows. */
function leaveLock(path: string, { change, limitMs }: Remains, short: boolean): number {
  const now = Date.now()
  if (!change) return now
  const changed = change(JSON.parse(readFileSync(path, 'utf8')))
  writeFileSync(path, changed === null ? '' : JSON.stringify(changed))
  const lastSign = short && limitMs === SILENT_MS ? now - HEAD_START_MS : now
  utimesSync(path, lastSign / 1000, lastSign / 1000)
  return lastSign
}

/** What a service manager does: it starts the server again until it stays. */
async function restart(store: Store, deadline: number): Promise<Api> {
  for (;;) {
    try {
      return await startApi({ store })
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(RESTART_PAUSE_MS)
    }
  }
}
