import { streamSaves } from '@solvent/contracts'
import { createParser } from 'eventsource-parser'
import { eventually } from './eventually'
import type { Person } from './person'

/** A received event. */
export interface ReceivedEvent {
  event: string
  data: unknown
}

/** An open page that follows the saves on a person's other devices. */
export class OpenPage {
  readonly received: ReceivedEvent[] = []
  #reading: Promise<void> = Promise.resolve()

  private constructor(
    readonly status: number,
    private readonly controller: AbortController,
  ) {}

  /** @param since the last version that the page received */
  static async open({ url, token }: Person, since?: string): Promise<OpenPage> {
    const controller = new AbortController()
    const query = since === undefined ? '' : `?since=${since}`
    const { status, body } = await fetch(`${url}${streamSaves.path}${query}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: controller.signal,
    })
    const page = new OpenPage(status, controller)
    if (body && status === 200) page.#reading = page.#read(body)
    return page
  }

  /** The tables saved on other devices, in the order of the events. */
  get saved(): string[] {
    return this.received.flatMap(({ event, data }) =>
      event === 'saved' ? streamSaves.events.saved.parse(data).tables : [],
    )
  }

  /** The last version that the page received. */
  get version(): string | undefined {
    const last = this.received.findLast(({ event }) => event === 'at' || event === 'saved')
    return last && streamSaves.events.at.shape.version.parse(Object(last.data).version)
  }

  /** Resolves on the first event, which shows that the page is subscribed. */
  async subscribed(): Promise<this> {
    await eventually(() => expectAny(this.received))
    return this
  }

  /** Resolves when the server ends the stream. */
  ended(): Promise<void> {
    return this.#reading
  }

  close(): void {
    this.controller.abort()
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const parser = createParser({
      onEvent: ({ event = 'message', data }) => this.received.push({ event, data: JSON.parse(data) }),
    })
    const decoder = new TextDecoder()
    try {
      for await (const part of body) parser.feed(decoder.decode(part, { stream: true }))
    } catch (error) {
      if (!this.controller.signal.aborted) throw error
    }
  }
}

function expectAny(events: readonly ReceivedEvent[]): void {
  if (events.length === 0) throw new Error('No event was received.')
}
