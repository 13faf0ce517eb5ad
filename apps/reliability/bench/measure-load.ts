import autocannon from 'autocannon'
import { quantile } from '../harness/runner/statistics'
import { cpuTime } from './cpu-time'

export interface Measured {
  perSecond: number
  p50: number
  p99: number
  /** Milliseconds of processor time for one answer, of the server and its database together. */
  cpu: number
  failed: number
}

export interface Load {
  connections: number
  seconds: number
  headers: Record<string, string>
}

/**
 * Loads one address as fast as it answers. Latencies in milliseconds, of every single answer.
 *
 * @param pids of the server and of its database
 */
export async function measure(
  { url, pids }: { url: string; pids: readonly number[] },
  { connections, seconds, headers }: Load,
): Promise<Measured> {
  const times: number[] = []
  const before = cpuTime(pids)
  const { requests, non2xx, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const done = (error: Error | null, result: autocannon.Result) => (error ? reject(error) : resolve(result))
    const run = autocannon({ url, connections, duration: seconds, headers }, done)
    run.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  })
  return {
    perSecond: requests.average,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpu: (cpuTime(pids) - before) / times.length,
    failed: non2xx + errors,
  }
}
