import {
  type ChatReply,
  createSession,
  DEFAULT_CONVERSATION_TITLE,
  sendChat,
  updateProfile,
} from '@solvent/contracts'
import { createParser } from 'eventsource-parser'
import type { Person } from './person'

const AI_KEY = 'csk-canary-assistant-1234'

const PROFILE = {
  name: 'Maya',
  monthly_income: 4000,
  currency_preference: 'USD',
  selected_model: 'llama3.1-8b',
}

export interface ChatEvent {
  event: string
  data: unknown
}

/** One conversation of a person with the assistant, over HTTP. */
export class Conversation {
  private constructor(
    readonly person: Person,
    readonly id: string,
  ) {}

  static async begin(person: Person): Promise<Conversation> {
    const { session_id } = await person.answer(createSession, { body: { title: DEFAULT_CONVERSATION_TITLE } })
    return new Conversation(person, session_id)
  }

  ask(message: string, key?: string): Promise<ChatReply> {
    const body = { session_id: this.id, message }
    return this.person.answer(sendChat, { body, ...(key !== undefined && { key }), timeoutMs: 90_000 })
  }

  /** The same as a stream; all events in order. */
  async stream(message: string, signal?: AbortSignal): Promise<ChatEvent[]> {
    const events: ChatEvent[] = []
    const response = await fetch(`${this.person.url}/api/chat`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.person.token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({ session_id: this.id, message }),
      ...(signal && { signal }),
    })
    const parser = createParser({
      onEvent: ({ event = '', data }) => events.push({ event, data: JSON.parse(data) }),
    })
    const decoder = new TextDecoder()
    for await (const bytes of response.body ?? []) parser.feed(decoder.decode(bytes, { stream: true }))
    return events
  }
}

/** Gives the person a key of a provider, and an income of 4,000 a month. */
export async function giveKey(person: Person, changes: Partial<typeof PROFILE> = {}): Promise<void> {
  await person.answer(updateProfile, { body: { ...PROFILE, ...changes, cerebras_api_key: AI_KEY } })
}
