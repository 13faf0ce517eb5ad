import autocannon from 'autocannon'
import { quantile } from '../harness/runner/statistics'
import { cpuTime } from './cpu-time'

export interface Measured {
  perSecond: number
  p50: number
  p99: number
  /** Milliseconds of CPU time per response, server and database together. */
  cpu: number
  failed: number
}

export interface Subject {
  url: string
  headers: Record<string, string>
  /** Process ids of the server and its database. */
  pids: readonly number[]
  /** The status that every response must have; 200 by default. */
  status?: number
}

export interface Load {
  connections: number
  seconds: number
}

/** Loads one URL as fast as it responds. Latencies are in milliseconds, over every response. */
export async function measure(
  { url, headers, pids, status = 200 }: Subject,
  { connections, seconds }: Load,
): Promise<Measured> {
  const times: number[] = []
  let unexpected = 0
  const before = cpuTime(pids)
  const { requests, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const done = (error: Error | null, result: autocannon.Result) => (error ? reject(error) : resolve(result))
    const run = autocannon({ url, connections, duration: seconds, headers }, done)
    run.on('response', (_client, received, _bytes, ms) => {
      times.push(ms)
      if (received !== status) unexpected += 1
    })
  })
  return {
    perSecond: requests.average,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpu: (cpuTime(pids) - before) / times.length,
    failed: unexpected + errors,
  }
}
