import type { Api } from '../harness/app/api-process'
import { Population } from '../harness/people/population'
import { runLoad } from '../harness/requests/load'
import { cpuTime, threadTimes } from './cpu-time'

const PAYERS = 16
const CORES = 2
const SECOND_MS = 1000

/** Payments on one engine. */
export interface PaymentFigures {
  /** Beside the load generator on the same machine. */
  perSecond: number
  p99: number
  /** Milliseconds of processor time for one payment: of server and database, and of the thread that does most. */
  cpu: number
  busiest: number
  /** What two cores would do without the generator's share: all of their time, and no thread more than its own. */
  alone: number
  failed: number
}

/** People pay one cent after the other, each payment with a key. */
export async function measurePayments(
  { url, process: { pid = 0 } }: Api,
  databases: readonly number[],
  seconds: number,
): Promise<PaymentFigures> {
  const population = await Population.create(url, PAYERS)
  const job = { kind: 'users', url, users: population.users, thinkMs: 0, reads: 0 } as const
  await runLoad({ ...job, seconds: 2 })
  const [before, threads] = [cpuTime([pid, ...databases]), threadTimes(pid)]
  const { perSecond, latency, statuses } = await runLoad({ ...job, seconds })
  const paid = statuses[200] ?? 0
  const cpu = (cpuTime([pid, ...databases]) - before) / paid
  const used = [...threadTimes(pid)].map(([id, ms]) => ms - (threads.get(id) ?? 0))
  const busiest = Math.max(...used) / paid
  const alone = Math.min((CORES * SECOND_MS) / cpu, SECOND_MS / busiest)
  const failed = Object.values(statuses).reduce((sum, count) => sum + count, 0) - paid
  return { perSecond, p99: latency.p99, cpu, busiest, alone, failed }
}
