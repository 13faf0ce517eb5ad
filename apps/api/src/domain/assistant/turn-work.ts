import { v7 as newId } from 'uuid'
import { insertMessage } from '../../storage/tables/chat-table'
import { insertStep, type StepRow } from '../../storage/tables/steps-table'
import {
  extendLease,
  setTurnAnswer,
  setTurnSent,
  type TurnRow,
  type TurnStatus,
} from '../../storage/tables/turns-table'
import { inOneTransaction } from '../books/with-books'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { LEASE_MS, leaseFrom, type Turn } from './turn'

/** The outcome of a step. */
type StepOutcome = Pick<StepRow, 'result' | 'label' | 'cards'>

/**
 * The work on one turn. Each step and the answer is a separate short transaction; no connection is held in between.
 * Once another worker has taken the turn over, nothing more is saved.
 */
export class TurnWork {
  readonly #services: Services
  readonly #userId: string
  readonly #lost = new AbortController()
  readonly #timer: NodeJS.Timeout
  #steps: StepRow[]

  constructor(
    services: Services,
    userId: string,
    readonly turn: Turn,
  ) {
    this.#services = services
    this.#userId = userId
    this.#steps = [...turn.steps]
    this.#timer = setInterval(() => void this.#renew(), LEASE_MS / 2)
  }

  /** The steps so far, in order. */
  get steps(): readonly StepRow[] {
    return this.#steps
  }

  /** Aborts when another worker has taken the turn over. */
  get signal(): AbortSignal {
    return this.#lost.signal
  }

  /** Runs `work` and saves its step, in one transaction. */
  async step(
    call: Pick<StepRow, 'tool' | 'arguments'>,
    work: (services: Services) => Promise<StepOutcome>,
  ): Promise<StepRow> {
    const number = this.#steps.length + 1
    const step = await this.#inTransaction(async (services, tx) => {
      const outcome = await work(services)
      const row: StepRow = { turnId: this.turn.id, number, ...call, ...outcome }
      await insertStep(tx, row)
      return row
    })
    this.#steps.push(step)
    return step
  }

  /** Saves what is about to be sent to the provider. */
  saveSent(sent: Pick<TurnRow, 'provider' | 'model' | 'sent'>): Promise<void> {
    return this.#inTransaction((_, tx) => setTurnSent(tx, { id: this.turn.id, ...sent }))
  }

  /** Saves the answer. */
  finish(status: TurnStatus, reply: string): Promise<void> {
    return this.#inTransaction(async (services, tx) => {
      const replyId = newId()
      const createdAt = services.clock.now().toISOString()
      const message = { id: replyId, role: 'assistant' as const, content: reply, createdAt }
      await insertMessage(tx, this.turn.conversationId, message)
      await setTurnAnswer(tx, { id: this.turn.id, status, replyId })
    })
  }

  /** Gives the lease up; without an answer, another worker may take over immediately. */
  async release(): Promise<void> {
    clearInterval(this.#timer)
    const now = this.#services.clock.now().toISOString()
    await this.#extend(now).catch(() => undefined)
  }

  async #inTransaction<Result>(
    work: (services: Services, tx: Parameters<Parameters<Services['db']['asUser']>[1]>[0]) => Promise<Result>,
  ): Promise<Result> {
    const { clock } = this.#services
    return inOneTransaction(this.#services, this.#userId, async (within, tx) => {
      const { id, worker } = this.turn
      const isOurs = await extendLease(tx, { id, worker, leasedUntil: leaseFrom(clock.now()) })
      if (!isOurs) throw new DomainError('assistant_busy')
      return work(within, tx)
    })
  }

  async #renew(): Promise<void> {
    try {
      const isOurs = await this.#extend(leaseFrom(this.#services.clock.now()))
      if (!isOurs) this.#lost.abort(new DomainError('assistant_busy'))
    } catch {
      // The database is unavailable; the next step checks whether the turn is still ours.
    }
  }

  #extend(leasedUntil: string): Promise<boolean> {
    const { id, worker } = this.turn
    return this.#services.db.asUser(this.#userId, (tx) => extendLease(tx, { id, worker, leasedUntil }))
  }
}
