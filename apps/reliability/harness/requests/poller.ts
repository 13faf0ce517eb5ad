import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../runner/statistics'

const REQUEST_TIMEOUT_MS = 20_000

interface Answer {
  /** When the request was sent, as `performance.now()`. */
  at: number
  ms: number
  /** 0 means no response. */
  status: number
  /** Whether the response has Retry-After. */
  hasRetryAfter: boolean
}

/** Requests one URL repeatedly, one request at a time, and records the responses. */
export class Poller {
  readonly answers: Answer[] = []
  #stopped = false
  #running: Promise<void> = Promise.resolve()

  private constructor(
    private readonly url: string,
    private readonly token: string | undefined,
  ) {}

  static start(url: string, intervalMs: number, token?: string): Poller {
    const probe = new Poller(url, token)
    probe.#running = probe.#poll(intervalMs)
    return probe
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#running
  }

  get p99(): number {
    return quantile(
      this.answers.map(({ ms }) => ms),
      0.99,
    )
  }

  get slowest(): number {
    return Math.max(...this.answers.map(({ ms }) => ms))
  }

  async #poll(intervalMs: number): Promise<void> {
    while (!this.#stopped) {
      const at = performance.now()
      const { status, hasRetryAfter } = await this.#request()
      this.answers.push({ at, ms: performance.now() - at, status, hasRetryAfter })
      await sleep(intervalMs)
    }
  }

  async #request(): Promise<{ status: number; hasRetryAfter: boolean }> {
    try {
      const response = await fetch(this.url, {
        headers: this.token === undefined ? {} : { authorization: `Bearer ${this.token}` },
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      })
      await response.arrayBuffer()
      return { status: response.status, hasRetryAfter: response.headers.has('retry-after') }
    } catch {
      return { status: 0, hasRetryAfter: false }
    }
  }
}
