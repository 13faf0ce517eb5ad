import { randomUUID } from 'node:crypto'
import { type Person, signUp } from '@solvent/api-testing/person'
import { getDashboard, payLiability } from '@solvent/contracts'
import { WireClient, type WireRequest } from '../requests/wire-client'
import { findBookErrors } from './book-errors'
import { addCash, addDebt, debtBalance } from './bookkeeping'

const START = 1_000_000
const PAYMENT = JSON.stringify({ payment_type: 'partial', payment_account: 'Cash', payment_amount: 0.01 })

/** Durations in milliseconds, one per request. */
export interface RequestTimes {
  dashboard: number[]
  payment: number[]
}

export function noTimes(): RequestTimes {
  return { dashboard: [], payment: [] }
}

/** A person who alternately loads the dashboard and pays one cent. */
export class PayingReader {
  #client: WireClient
  #paid = 0
  #failed = 0

  private constructor(
    private readonly person: Person,
    private readonly debtId: string,
  ) {
    this.#client = new WireClient(person.url)
  }

  static async create(url: string): Promise<PayingReader> {
    const person = await signUp(url)
    await addCash(person, START)
    return new PayingReader(person, await addDebt(person, START))
  }

  /** Sends requests for this many milliseconds and adds their durations to `times`. */
  async use(ms: number, times: RequestTimes): Promise<void> {
    const end = performance.now() + ms
    while (performance.now() < end) {
      times.dashboard.push(await this.#measured({ method: 'GET', path: getDashboard.path }))
      const path = payLiability.path.replace('{id}', this.debtId)
      const headers = { 'idempotency-key': randomUUID() }
      times.payment.push(await this.#measured({ method: 'POST', path, headers, body: PAYMENT }))
      this.#paid += 1
    }
  }

  /** Sets the server's new address after a restart. */
  moveTo(url: string): void {
    this.#client.close()
    this.#client = new WireClient(url)
    this.person.url = url
  }

  /** Failed requests, and differences between the payments and the books. */
  async differences(): Promise<string[]> {
    this.#client.close()
    const owed = await debtBalance(this.person, this.debtId)
    const expected = BigInt(START) * 100n - BigInt(this.#paid)
    return [
      ...(this.#failed > 0 ? [`${this.#failed} requests failed`] : []),
      ...(owed === expected ? [] : [`${owed} cents owed, not ${expected}`]),
      ...(await findBookErrors(this.person)),
    ]
  }

  async #measured(request: WireRequest): Promise<number> {
    const headers = { authorization: `Bearer ${this.person.token}`, ...request.headers }
    const began = performance.now()
    const { status } = await this.#client.send({ ...request, headers })
    if (status !== 200) this.#failed += 1
    return performance.now() - began
  }
}
