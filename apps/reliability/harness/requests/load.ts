import { spawn } from 'node:child_process'
import { testProgram } from '../app/built-program'

/** Somebody who looks and pays, one request after the other. */
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
      /** Between two requests, on average. */
      thinkMs: number
      /** The share of requests that only read; the others pay one cent. */
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
  /** Answers by status; 0 is none. */
  statuses: Record<string, number>
  /** Answers with 200, a second. */
  perSecond: number
  seconds: number
  latency: Latencies
  /** For each user, how many payments were answered with 200 in the end, each key once. */
  acknowledged: number[]
  /** Payments that got no final answer, however often they were sent. */
  unsettled: number
  /** Answers of 500 and more without a Retry-After or without JSON. */
  unexplained: number
}

/** Runs the load in a process of its own, so that measuring does not wait for the one who reports. */
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

/** Requests that were not answered with 200. */
export function countErrors({ statuses }: LoadReport): number {
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return all - (statuses[200] ?? 0)
}
