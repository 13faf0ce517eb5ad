import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Person, signUp } from '@solvent/api-testing/person'
import { listAssets, listLiabilities, payLiability } from '@solvent/contracts'
import { addCounts } from '../requests/shown-answers'
import { addCash, addDebt } from './bookkeeping'

const START = 1_000_000
const START_CENTS = START * 100
const CENT = 0.01
const SETTLE_TIMEOUT_MS = 60_000

/** A person who pays one cent at a time and counts the acknowledged payments. */
class PayingClient {
  acknowledged = 0
  /** Keys of payments without a response: they may or may not be in the books. */
  readonly unknown: string[] = []
  /** Counts of responses other than 200, by status. */
  readonly refused: Record<number, number> = {}

  constructor(
    readonly person: Person,
    readonly debtId: string,
  ) {}

  /** Pays while `isRunning` returns true, or until a payment gets no final response. */
  async payWhile(isRunning: () => boolean): Promise<void> {
    while (isRunning()) {
      const isAnswered = await this.#pay(randomUUID(), isRunning)
      if (!isAnswered) return
    }
  }

  /** Resends the unanswered payments; true if all of them are settled. */
  async settle(): Promise<boolean> {
    const end = Date.now() + SETTLE_TIMEOUT_MS
    for (const key of this.unknown.splice(0)) await this.#pay(key, () => Date.now() < end)
    return this.unknown.length === 0
  }

  /** How many unacknowledged payments are in the books. */
  async unanswered(): Promise<number> {
    const { liabilities } = await this.person.answer(listLiabilities)
    return START_CENTS - cents(liabilities[0]?.remaining_amount) - this.acknowledged
  }

  /** The error in the books, or null: no payment may be lost, duplicated or half done. */
  async difference(): Promise<string | null> {
    const expected = START_CENTS - this.acknowledged
    const { liabilities } = await this.person.answer(listLiabilities)
    const { assets } = await this.person.answer(listAssets)
    const owed = cents(liabilities[0]?.remaining_amount)
    const owned = cents(assets[0]?.asset_value)
    if (owed === expected && owned === expected) return null
    return `acknowledged ${this.acknowledged}, but ${START_CENTS - owed} are paid and ${START_CENTS - owned} are taken`
  }

  /** False if there was no response. */
  async #pay(key: string, isRunning: () => boolean): Promise<boolean> {
    const body = { payment_type: 'partial', payment_account: 'Cash', payment_amount: CENT }
    const { status } = await this.person.send(payLiability, { params: { id: this.debtId }, body, key })
    if (status === 200) {
      this.acknowledged += 1
      return true
    }
    this.refused[status] = (this.refused[status] ?? 0) + 1
    if ((status === 503 || status === 507) && isRunning()) {
      await sleep(20 + Math.random() * 50)
      return this.#pay(key, isRunning)
    }
    this.unknown.push(key)
    return status !== 0
  }
}

/** Several people who pay concurrently, with checks of the result. */
export class PaymentWorkload {
  #stopped = false
  #running: Promise<unknown> = Promise.resolve()

  private constructor(readonly clients: readonly PayingClient[]) {}

  static async create(url: string, count: number): Promise<PaymentWorkload> {
    const clients: PayingClient[] = []
    for (let n = 0; n < count; n += 1) {
      const person = await signUp(url)
      await addCash(person, START)
      clients.push(new PayingClient(person, await addDebt(person, START)))
    }
    return new PaymentWorkload(clients)
  }

  start(): void {
    this.#stopped = false
    this.#running = Promise.all(this.clients.map((client) => client.payWhile(() => !this.#stopped)))
  }

  /** Resolves when every client has its last response or has given up on it. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#running
  }

  /** Sets the server's new address after a restart. */
  moveTo(url: string): void {
    for (const { person } of this.clients) person.url = url
  }

  /** Resends unanswered payments and lists all differences between the responses and the books. */
  async check(): Promise<string[]> {
    const wrong: string[] = []
    for (const client of this.clients) {
      if (!(await client.settle())) wrong.push(`${client.unknown.length} payments cannot be settled`)
      const difference = await client.difference()
      if (difference !== null) wrong.push(difference)
    }
    return wrong
  }

  /** Lists payments that were made but never acknowledged; call it before `check`. */
  async unanswered(): Promise<string[]> {
    const counts = await Promise.all(this.clients.map((client) => client.unanswered()))
    return counts
      .filter((count) => count !== 0)
      .map((count) => `${count} payments were carried out unanswered`)
  }

  get acknowledged(): number {
    return this.clients.reduce((sum, client) => sum + client.acknowledged, 0)
  }

  /** Counts of responses other than 200, by status; 0 means no response. */
  get refused(): Record<number, number> {
    const all: Record<number, number> = {}
    for (const { refused } of this.clients) addCounts(all, refused)
    return all
  }
}

function cents(amount: number | undefined): number {
  return Math.round((amount ?? Number.NaN) * 100)
}
