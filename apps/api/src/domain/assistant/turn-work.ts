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

/** What a step came to. */
type StepOutcome = Pick<StepRow, 'result' | 'label' | 'cards'>

/**
 * The work on one turn. Each step and the answer is a short transaction of its own; between them no connection is held.
 * Whoever lost the turn to another worker saves nothing more.
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

  /** What is done so far, in order. */
  get steps(): readonly StepRow[] {
    return this.#steps
  }

  /** Aborts when another worker has the turn. */
  get signal(): AbortSignal {
    return this.#lost.signal
  }

  /** Saves what `work` does together with the step that says so: both or neither. */
  async step(
    asked: Pick<StepRow, 'tool' | 'arguments'>,
    work: (services: Services) => Promise<StepOutcome>,
  ): Promise<StepRow> {
    const number = this.#steps.length + 1
    const step = await this.#inTransaction(async (services, tx) => {
      const outcome = await work(services)
      const row: StepRow = { turnId: this.turn.id, number, ...asked, ...outcome }
      await insertStep(tx, row)
      return row
    })
    this.#steps.push(step)
    return step
  }

  /** Keeps what is about to go to the provider. */
  keepSent(sent: Pick<TurnRow, 'provider' | 'model' | 'sent'>): Promise<void> {
    return this.#inTransaction((_, tx) => setTurnSent(tx, { id: this.turn.id, ...sent }))
  }

  /** Writes the answer. */
  finish(status: TurnStatus, reply: string): Promise<void> {
    return this.#inTransaction(async (services, tx) => {
      const replyId = newId()
      const createdAt = services.clock.now().toISOString()
      const message = { id: replyId, role: 'assistant' as const, content: reply, createdAt }
      await insertMessage(tx, this.turn.conversationId, message)
      await setTurnAnswer(tx, { id: this.turn.id, status, replyId })
    })
  }

  /** Stops minding the turn; without an answer somebody else may go on at once. */
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
      // The database is away for now; the next step sees whether the turn is still ours.
    }
  }

  #extend(leasedUntil: string): Promise<boolean> {
    const { id, worker } = this.turn
    return this.#services.db.asUser(this.#userId, (tx) => extendLease(tx, { id, worker, leasedUntil }))
  }
}
