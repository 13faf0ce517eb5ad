import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../runner/statistics'

const GIVE_UP_MS = 20_000

interface Answer {
  /** When it was asked, by `performance.now()`. */
  at: number
  ms: number
  /** 0 is no answer. */
  status: number
  /** A refusal for the time being says when to come again. */
  saysWhen: boolean
}

/** Asks for one address over and over, one question after the other, and keeps what came back. */
export class Poller {
  readonly answers: Answer[] = []
  #stopped = false
  #running: Promise<void> = Promise.resolve()

  private constructor(
    private readonly address: string,
    private readonly token: string | undefined,
  ) {}

  static start(address: string, everyMs: number, token?: string): Poller {
    const probe = new Poller(address, token)
    probe.#running = probe.#ask(everyMs)
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

  async #ask(everyMs: number): Promise<void> {
    while (!this.#stopped) {
      const at = performance.now()
      const { status, saysWhen } = await this.#once()
      this.answers.push({ at, ms: performance.now() - at, status, saysWhen })
      await sleep(everyMs)
    }
  }

  async #once(): Promise<{ status: number; saysWhen: boolean }> {
    try {
      const response = await fetch(this.address, {
        headers: this.token === undefined ? {} : { authorization: `Bearer ${this.token}` },
        signal: AbortSignal.timeout(GIVE_UP_MS),
      })
      await response.arrayBuffer()
      return { status: response.status, saysWhen: response.headers.has('retry-after') }
    } catch {
      return { status: 0, saysWhen: false }
    }
  }
}
