import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Api, embeddedStore, type Store, startApi } from '../../harness/app/api-process'
import { PaymentWorkload } from '../../harness/people/payment-workload'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'

/** A kind of stale lock, and the time limit for the next start. */
interface StaleLock {
  name: string
  limitMs: number
  /** Edits the lock file of the killed server; null empties it. Without `change` it stays as it is. */
  change?(lock: Record<string, unknown>): Record<string, unknown> | null
}

const SAME_HOST_MS = 2000
/** If the holder cannot be checked, its last heartbeat must be 30 s old. */
const HEARTBEAT_EXPIRED_MS = 35_000

const staleLocks: readonly StaleLock[] = [
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
  { name: 'empty file', limitMs: HEARTBEAT_EXPIRED_MS, change: () => null },
  {
    name: 'other host',
    limitMs: HEARTBEAT_EXPIRED_MS,
    change: (lock) => ({ ...lock, hostname: 'another-host' }),
  },
]

/** In the short form, the age of the last heartbeat at the start of the slow cases. */
const HEAD_START_MS = 28_000
const RESTART_PAUSE_MS = 500

export const staleLock: Scenario = {
  id: 'F5',
  test: 'a stale lock: SIGKILL, machine restarted, reused process number, empty lock file, other host',
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
      const lock = staleLocks[round % staleLocks.length] ?? { name: 'killed', limitMs: SAME_HOST_MS }
      await api.end('SIGKILL')
      const lastSign = leaveLock(join(scratch, 'data.lock'), lock, short)
      api = await restart(store, lastSign + lock.limitMs + 30_000)
      const took = Date.now() - lastSign
      const kind = lock.limitMs === SAME_HOST_MS ? 'sameHost' : 'silent'
      slowest[kind] = Math.max(slowest[kind], took)
      if (took > lock.limitMs) wrong.push(`${lock.name} took ${formatDuration(took)}`)
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

/** Prepares the stale lock; returns the time of its last heartbeat. */
function leaveLock(path: string, { change, limitMs }: StaleLock, short: boolean): number {
  const now = Date.now()
  if (!change) return now
  const changed = change(JSON.parse(readFileSync(path, 'utf8')))
  writeFileSync(path, changed === null ? '' : JSON.stringify(changed))
  const lastSign = short && limitMs === HEARTBEAT_EXPIRED_MS ? now - HEAD_START_MS : now
  utimesSync(path, lastSign / 1000, lastSign / 1000)
  return lastSign
}

/** Restarts the server until it stays up, as a service manager does. */
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
