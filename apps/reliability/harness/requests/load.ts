import { spawn } from 'node:child_process'
import { testProgram } from '../app/built-program'

/** A person who reads and pays, one request at a time. */
export interface LoadUser {
  token: string
  debtId: string
}

export type LoadJob =
  | {
      kind: 'users'
      url: string
      users: LoadUser[]
      seconds: number
      /** Average pause between two requests. */
      thinkMs: number
      /** Fraction of requests that only read; the others pay one cent. */
      reads: number
    }
  | {
      kind: 'logins'
      url: string
      emails: string[]
      password: string
      perSecond: number
      seconds: number
    }

interface Latencies {
  p50: number
  p95: number
  p99: number
  max: number
}

export interface LoadReport {
  /** Counts of responses by status; 0 means no response. */
  statuses: Record<string, number>
  /** Responses with 200 per second. */
  perSecond: number
  seconds: number
  latency: Latencies
  /** Payments finally answered with 200, per user; each key counts once. */
  acknowledged: number[]
  /** Payments without a final response after all retries. */
  unsettled: number
  /** Responses of 500 and above without Retry-After or without a JSON body. */
  unexplained: number
}

/** Runs the load in a separate process, so that this one does not distort the measurements. */
export async function runLoad(job: LoadJob): Promise<LoadReport> {
  const child = spawn(process.execPath, [testProgram('load-generator')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const limit = setTimeout(() => child.kill('SIGKILL'), job.seconds * 1000 + 90_000)
  child.stdin.end(JSON.stringify(job))
  const chunks: Buffer[] = []
  for await (const chunk of child.stdout) chunks.push(chunk)
  clearTimeout(limit)
  const text = Buffer.concat(chunks).toString('utf8')
  if (text === '') throw new Error('The load generator did not report')
  return JSON.parse(text) as LoadReport
}

/** The number of requests not answered with 200. */
export function countErrors({ statuses }: LoadReport): number {
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return all - (statuses[200] ?? 0)
}
