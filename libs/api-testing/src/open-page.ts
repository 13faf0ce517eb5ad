import { followSaves } from '@solvent/contracts'
import { createParser } from 'eventsource-parser'
import type { Person } from './person'
import { soon } from './soon'

/** An event as it came. */
export interface Heard {
  event: string
  data: unknown
}

/** A page of somebody that follows what is saved on their other devices. */
export class OpenPage {
  readonly heard: Heard[] = []
  #reading: Promise<void> = Promise.resolve()

  private constructor(
    readonly status: number,
    private readonly controller: AbortController,
  ) {}

  /** @param since the last version that the page was told */
  static async open({ url, token }: Person, since?: string): Promise<OpenPage> {
    const controller = new AbortController()
    const query = since === undefined ? '' : `?since=${since}`
    const { status, body } = await fetch(`${url}${followSaves.path}${query}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: controller.signal,
    })
    const page = new OpenPage(status, controller)
    if (body && status === 200) page.#reading = page.#read(body)
    return page
  }

  /** The tables that were saved elsewhere, in the order of the events. */
  get saved(): string[] {
    return this.heard.flatMap(({ event, data }) =>
      event === 'saved' ? followSaves.events.saved.parse(data).tables : [],
    )
  }

  /** The last version that the page was told. */
  get version(): string | undefined {
    const last = this.heard.findLast(({ event }) => event === 'at' || event === 'saved')
    return last && followSaves.events.at.shape.version.parse(Object(last.data).version)
  }

  /** Resolves when the first event is there, by which the page listens. */
  async listens(): Promise<this> {
    await soon(() => expectSome(this.heard))
    return this
  }

  /** Resolves when the server ends it. */
  ended(): Promise<void> {
    return this.#reading
  }

  close(): void {
    this.controller.abort()
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const parser = createParser({
      onEvent: ({ event = 'message', data }) => this.heard.push({ event, data: JSON.parse(data) }),
    })
    const decoder = new TextDecoder()
    try {
      for await (const part of body) parser.feed(decoder.decode(part, { stream: true }))
    } catch (error) {
      if (!this.controller.signal.aborted) throw error
    }
  }
}

function expectSome(heard: readonly Heard[]): void {
  if (heard.length === 0) throw new Error('Nothing was heard.')
}
