import {
  type ChatMessage,
  type ChatReply,
  createSession,
  DEFAULT_CONVERSATION_TITLE,
  listMessages,
  sendChat,
  updateProfile,
} from '@solvent/contracts'
import { createParser } from 'eventsource-parser'
import type { Refusal } from './client'
import type { Person } from './person'

export const AI_KEY = 'csk-canary-assistant-1234'

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

interface StreamOptions {
  /** The idempotency key, for sending the request again. */
  key?: string
  /** Aborts the request. */
  signal?: AbortSignal
}

/** A person's conversation with the assistant, over HTTP. */
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
    return this.person.answer(sendChat, this.#input(message, key))
  }

  /** The error of a message that must fail. */
  refused(message: string, key?: string): Promise<Refusal> {
    return this.person.refusal(sendChat, this.#input(message, key))
  }

  /** Oldest first. */
  async messages(): Promise<ChatMessage[]> {
    return (await this.person.answer(listMessages, { params: { id: this.id } })).messages
  }

  /** Sends a message and reads the reply as a stream; resolves to all events in order. */
  async stream(message: string, { key, signal }: StreamOptions = {}): Promise<ChatEvent[]> {
    const events: ChatEvent[] = []
    const response = await fetch(`${this.person.url}/api/chat`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.person.token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(key !== undefined && { 'idempotency-key': key }),
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

  #input(message: string, key?: string) {
    const body = { session_id: this.id, message }
    return { body, ...(key !== undefined && { key }), timeoutMs: 90_000 }
  }
}

/** Saves a provider key and a monthly income of 4,000 in the profile. */
export async function saveApiKey(person: Person, changes: Partial<typeof PROFILE> = {}): Promise<void> {
  await person.answer(updateProfile, { body: { ...PROFILE, ...changes, cerebras_api_key: AI_KEY } })
}
