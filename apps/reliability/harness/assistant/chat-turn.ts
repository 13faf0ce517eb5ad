import { randomUUID } from 'node:crypto'
import type { Reply } from '@solvent/api-testing/client'
import { Conversation } from '@solvent/api-testing/conversation'
import type { Person } from '@solvent/api-testing/person'
import { type ChatCard, listEntries, listMessages, sendChat } from '@solvent/contracts'
import { toMinor } from '../people/amounts'

/** More than the limit of a turn plus the wait for the previous turn's lease. */
const TIMEOUT_MS = 90_000

/** A message that records an expense, always sent with the same idempotency key. */
export class ChatTurn {
  readonly #key = randomUUID()

  private constructor(
    private readonly chat: Conversation,
    private readonly message: string,
    /** Amount of the expense, unique among the person's expenses. */
    private readonly cents: bigint,
  ) {}

  /** Creates a turn in a new conversation without sending it. */
  static async prepare(person: Person, message: string, cents: bigint): Promise<ChatTurn> {
    return new ChatTurn(await Conversation.begin(person), message, cents)
  }

  /** The message as `read` returns it. */
  get userLine(): string {
    return `user: ${this.message}`
  }

  /** Status 0 if the server goes away before it responds. */
  send(): Promise<Reply> {
    const body = { session_id: this.chat.id, message: this.message }
    return this.chat.person.send(sendChat, { body, key: this.#key, timeoutMs: TIMEOUT_MS })
  }

  /** How many times the expense is in the books. */
  async countEntries(): Promise<number> {
    const { entries } = await this.chat.person.answer(listEntries, {
      query: { kind: 'expense', limit: '200' },
    })
    return entries.filter(({ changes }) => changes.some(({ amount }) => toMinor(amount) === -this.cents))
      .length
  }

  /** The conversation: its messages as `role: content`, and the cards of all replies. */
  async read(): Promise<{ lines: string[]; cards: ChatCard[] }> {
    const { messages } = await this.chat.person.answer(listMessages, { params: { id: this.chat.id } })
    return {
      lines: messages.map(({ role, content }) => `${role}: ${content}`),
      cards: messages.flatMap(({ cards }) => cards),
    }
  }
}
