import {
  type ChatMessage,
  type ChatReply,
  createSession,
  DEFAULT_CONVERSATION_TITLE,
  listMessages,
  sendChat,
  updateProfile,
} from '@solvent/contracts'
import type { Refusal } from './client'
import type { Person } from './person'
import { type StreamedEvent, streamCall } from './stream-call'

export const AI_KEY = 'csk-canary-assistant-1234'

const PROFILE = {
  name: 'Maya',
  monthly_income: 4000,
  currency_preference: 'USD',
  selected_model: 'llama3.1-8b',
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
  stream(message: string, options: StreamOptions = {}): Promise<StreamedEvent[]> {
    return streamCall(this.person, sendChat, { body: { session_id: this.id, message }, ...options })
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
