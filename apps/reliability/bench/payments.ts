import type { Api } from '../harness/app/api-process'
import { Population } from '../harness/people/population'
import { runLoad } from '../harness/requests/load'
import { cpuTime, threadTimes } from './cpu-time'

const PAYERS = 16
const CORES = 2
const SECOND_MS = 1000

/** Payments on one engine. */
export interface PaymentFigures {
  /** With the load generator on the same machine. */
  perSecond: number
  p99: number
  /** Milliseconds of CPU time per payment: of server and database together, and of the busiest thread. */
  cpu: number
  busiest: number
  /** Estimated payments per second on two cores without the load generator; no thread uses more than one core. */
  alone: number
  failed: number
}

/** Has people pay one cent at a time, each payment with an idempotency key. */
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
