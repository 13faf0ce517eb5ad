import { createParser } from 'eventsource-parser'
import { textParts } from './read-text'

/** An event before it is parsed. */
export interface ServerEvent {
  name: string
  text: string
}

/** The events of a stream. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const arrived: ServerEvent[] = []
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => arrived.push({ name: event, text: data }),
  })
  for await (const part of textParts(body)) {
    parser.feed(part)
    yield* arrived.splice(0)
  }
}
