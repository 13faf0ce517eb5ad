import type { Endpoint, EventOf, ResponseOf } from '@solvent/contracts'
import { toInvalidResponse } from '../calls/api-error'
import type { Input } from '../calls/call'
import { guardSession, toRequest } from '../calls/request'
import { isAxiosError } from '../http/axios-errors'
import { loadClients } from '../http/load-clients'
import type { ServerEvent } from './read-events'
import { readText, withIdleTimeout } from './read-text'
import { toStreamRefusal } from './stream-refusal'

/** An endpoint that streams events. The last one is `done`, with the response, or `failed`. */
export type StreamEndpoint = Endpoint & {
  readonly events: NonNullable<Endpoint['events']> & Record<'done' | 'failed', Endpoint['response']>
}

/** An event before the last one. */
export type StepOf<E extends StreamEndpoint> = Exclude<EventOf<E>, { name: 'done' | 'failed' }>

export interface StreamOptions<E extends StreamEndpoint> {
  onEvent: (event: StepOf<E>) => void
  signal: AbortSignal
  /** The same for every attempt at one save, so that the server does it once. */
  idempotencyKey?: string
}

/** The data of an event; undefined for an event of a newer release. @throws ApiError if it is invalid */
function checked(events: NonNullable<Endpoint['events']>, { name, text }: ServerEvent): unknown {
  const shape = Object.hasOwn(events, name) ? events[name] : undefined
  return shape && parsed(shape, text)
}

function parsed(shape: Endpoint['response'], text: string): unknown {
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw toInvalidResponse()
  }
}

/** Reads the body of an error response, which axios leaves unread for streams. */
export async function withErrorBody(error: unknown): Promise<unknown> {
  const response = isAxiosError(error) ? error.response : undefined
  if (response?.data instanceof ReadableStream) response.data = await readText(response.data)
  return error
}

/** The response at the end of the events. */
async function answerOf<E extends StreamEndpoint>(
  { events }: E,
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StepOf<E>) => void,
): Promise<ResponseOf<E>> {
  // Loaded on first use, in one script with the stream of changes.
  const { readEvents } = await import(/* webpackChunkName: "streams" */ './read-events')
  for await (const event of readEvents(body)) {
    const data = checked(events, event)
    // Checked by the contract above, which the compiler cannot follow through the names.
    if (event.name === 'done') return data as ResponseOf<E>
    if (event.name === 'failed') throw toStreamRefusal(data as Parameters<typeof toStreamRefusal>[0])
    if (data !== undefined) onEvent({ name: event.name, data } as StepOf<E>)
  }
  throw new Error('The stream ended early.')
}

/**
 * Makes a call whose response is streamed as events, and resolves to the data of the last one. The contract checks each
 * event. A plain JSON response works as well. Rejects like `call`; a stream that ends early or is aborted counts as a
 * lost connection.
 */
export function stream<E extends StreamEndpoint>(
  endpoint: E,
  input: Input<E>,
  { onEvent, signal, idempotencyKey }: StreamOptions<E>,
): Promise<ResponseOf<E>> {
  const headers = idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }
  const config = { ...toRequest(endpoint, input, headers), signal }
  return guardSession(endpoint, async () => {
    const { streamHttp } = await loadClients()
    const request = streamHttp.request<ReadableStream<Uint8Array>>(config)
    const response = await withIdleTimeout(request).catch(async (error: unknown) => {
      throw await withErrorBody(error)
    })
    const isStream = String(response.headers['content-type']).includes('text/event-stream')
    if (isStream) return await answerOf(endpoint, response.data, onEvent)
    return parsed(endpoint.response, await readText(response.data)) as ResponseOf<E>
  })
}
