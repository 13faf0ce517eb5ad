import type { Endpoint } from '@solvent/contracts'
import { createParser } from 'eventsource-parser'
import type { Person } from './person'

export interface StreamedEvent {
  event: string
  data: unknown
}

interface StreamOptions {
  body: unknown
  /** The idempotency key, for sending the request again. */
  key?: string
  /** Aborts the request. */
  signal?: AbortSignal
  /** Called for each event as soon as it is received. */
  onEvent?(received: StreamedEvent): void
}

/**
 * Sends a call and reads its answer as a stream of events; resolves to all events in order.
 *
 * @throws if the connection breaks
 */
export async function streamCall(
  { url, token, address }: Person,
  { method, path }: Endpoint,
  { body, key, signal, onEvent }: StreamOptions,
): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = []
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  const parser = createParser({
    onEvent({ event = '', data }) {
      const received = { event, data: JSON.parse(data) }
      events.push(received)
      onEvent?.(received)
    },
  })
  const decoder = new TextDecoder()
  for await (const bytes of response.body ?? []) parser.feed(decoder.decode(bytes, { stream: true }))
  return events
}
