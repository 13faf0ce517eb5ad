import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Person, signUp } from '@solvent/api-testing/person'
import { getProfile } from '@solvent/contracts'
import { sharedServer } from '../../harness/app/shared-server'
import { pollUntil } from '../../harness/runner/deadline'
import { formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'
import { quantile } from '../../harness/runner/statistics'

const SOCKETS = 500
const DRIP_MS = 1000
const CLOSED_WITHIN_MS = 15_000
/** Tolerance for noise on a shared machine. */
const GRACE_MS = 1000
const TIMEOUT_MS = 60_000
const REQUESTS = 200
const MAX_SLOWDOWN = 2
/** Requests below this count as fast, whatever the slowdown. */
const FAST_MS = 10

export const slowSenders: Scenario = {
  id: 'B11',
  test: '500 connections that send a request a letter a second: a third the headers, a third a body, a third nothing',
  goal: 'in every round: p95 of other requests <= 2 x (or <= 10 ms), every connection closed within 15 s (and 1 s for the machine)',
  engines: ['embedded'],
  rounds: { short: 1, long: 3 },
  async run(context) {
    const url = await sharedServer(context)
    const person = await signUp(url)
    await p95(person)
    const rounds: Round[] = []
    for (let round = 0; round < context.rounds; round += 1) {
      const before = await p95(person)
      const slow = new SlowSockets(url)
      const during = await p95(person)
      const closed = await slow.allClosed()
      rounds.push({ before, during, closed: closed.ms, open: closed.open })
      slow.end()
    }
    const { before, during } = rounds.reduce((worst, one) => (slowdown(one) > slowdown(worst) ? one : worst))
    const closed = quantile(
      rounds.map((one) => one.closed),
      1,
    )
    const open = rounds.reduce((sum, one) => sum + one.open, 0)
    return {
      figure: `the worst round: p95 ${before.toFixed(1)} ms before and ${during.toFixed(1)} ms beside ${SOCKETS} slow senders; of all rounds the last was closed after ${formatDuration(closed)}${open > 0 ? `, ${open} never` : ''}`,
      reached:
        rounds.every((one) => slowdown(one) <= MAX_SLOWDOWN || one.during <= FAST_MS) &&
        open === 0 &&
        closed <= CLOSED_WITHIN_MS + GRACE_MS,
    }
  },
}

/** Times in milliseconds, and the number of connections that were never closed. */
interface Round {
  before: number
  during: number
  closed: number
  open: number
}

function slowdown({ before, during }: Round): number {
  return during / before
}

class SlowSockets {
  readonly #began = performance.now()
  readonly #open = new Set<Socket>()
  readonly #dripping: Socket[] = []
  readonly #drip: NodeJS.Timeout
  #lastClosed = 0

  constructor(url: string) {
    const { hostname, port } = new URL(url)
    for (let n = 0; n < SOCKETS; n += 1) this.#connect(Number(port), hostname, n)
    this.#drip = setInterval(() => {
      for (const socket of this.#dripping) if (socket.writable) socket.write('x')
    }, DRIP_MS)
  }

  /** Resolves to the milliseconds until the last connection was closed, and how many stayed open. */
  async allClosed(): Promise<{ ms: number; open: number }> {
    await pollUntil(TIMEOUT_MS, () => this.#open.size === 0)
    return { ms: this.#lastClosed, open: this.#open.size }
  }

  end(): void {
    clearInterval(this.#drip)
    for (const socket of this.#open) socket.destroy()
  }

  #connect(port: number, host: string, n: number): void {
    const socket = connect(port, host)
    this.#open.add(socket)
    socket.on('error', () => {})
    socket.resume()
    socket.on('close', () => {
      this.#open.delete(socket)
      this.#lastClosed = performance.now() - this.#began
    })
    if (n % 3 === 2) return
    this.#dripping.push(socket)
    if (n % 3 === 0) socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\nX-')
    if (n % 3 === 1) {
      socket.write(
        'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
      )
    }
  }
}

async function p95(person: Person): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < REQUESTS; n += 1) {
    const began = performance.now()
    await person.answer(getProfile)
    times.push(performance.now() - began)
    await sleep(2)
  }
  return quantile(times, 0.95)
}
