import { randomUUID } from 'node:crypto'
import type { Reply } from '@solvent/api-testing/client'
import { Conversation } from '@solvent/api-testing/conversation'
import type { Person } from '@solvent/api-testing/person'
import { type ChatCard, listEntries, listMessages, sendChat } from '@solvent/contracts'
import { toMinor } from '../people/amounts'

/** Longer than a turn may take, and the wait for the lease of the one before. */
const TIMEOUT_MS = 90_000

/** One message that records an expense, and the key it is sent with as often as it takes. */
export class ChatTurn {
  readonly #key = randomUUID()

  private constructor(
    private readonly chat: Conversation,
    private readonly message: string,
    /** Of the expense; no other one of the person is the same. */
    private readonly cents: bigint,
  ) {}

  /** A turn in a new conversation, not sent yet. */
  static async prepare(person: Person, message: string, cents: bigint): Promise<ChatTurn> {
    return new ChatTurn(await Conversation.begin(person), message, cents)
  }

  /** As `read` shows the message. */
  get asSaid(): string {
    return `user: ${this.message}`
  }

  /** Status 0 if the server goes away before it answers. */
  send(): Promise<Reply> {
    const body = { session_id: this.chat.id, message: this.message }
    return this.chat.person.send(sendChat, { body, key: this.#key, timeoutMs: TIMEOUT_MS })
  }

  /** How often the expense is in the books. */
  async countEntries(): Promise<number> {
    const { entries } = await this.chat.person.answer(listEntries, {
      query: { kind: 'expense', limit: '200' },
    })
    return entries.filter(({ changes }) => changes.some(({ amount }) => toMinor(amount) === -this.cents))
      .length
  }

  /** What the conversation shows: who said what, and the cards of all answers. */
  async read(): Promise<{ said: string[]; cards: ChatCard[] }> {
    const { messages } = await this.chat.person.answer(listMessages, { params: { id: this.chat.id } })
    return {
      said: messages.map(({ role, content }) => `${role}: ${content}`),
      cards: messages.flatMap(({ cards }) => cards),
    }
  }
}
