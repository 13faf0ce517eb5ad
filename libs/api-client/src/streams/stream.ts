import type { Endpoint, EventOf, ResponseOf } from '@solvent/contracts'
import { toStreamRefusal, toUnknownAnswer } from '../calls/api-error'
import type { Input } from '../calls/call'
import { guarded, toRequest } from '../calls/request'
import { isAxiosError } from '../http/axios-errors'
import { loadClients } from '../http/load-clients'
import type { ServerEvent } from './read-events'
import { readText, withinSilence } from './read-text'

/** An endpoint that sends events; the last one is `done`, with its answer, or `failed`. */
export type StreamEndpoint = Endpoint & {
  readonly events: NonNullable<Endpoint['events']> & Record<'done' | 'failed', Endpoint['response']>
}

/** What is sent before the end. */
export type StepOf<E extends StreamEndpoint> = Exclude<EventOf<E>, { name: 'done' | 'failed' }>

export interface StreamOptions<E extends StreamEndpoint> {
  onEvent: (event: StepOf<E>) => void
  signal: AbortSignal
  /** The same for every attempt at one call that saves something, so that the server does it once. */
  idempotencyKey?: string
}

/** What an event holds; undefined for one that only another release has a name for. Throws on a wrong one. */
function checked(events: NonNullable<Endpoint['events']>, { name, text }: ServerEvent): unknown {
  const shape = Object.hasOwn(events, name) ? events[name] : undefined
  return shape && parsed(shape, text)
}

function parsed(shape: Endpoint['response'], text: string): unknown {
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw toUnknownAnswer()
  }
}

/** Axios leaves the body of a refusal unread, which says why. */
export async function withReadBody(error: unknown): Promise<unknown> {
  const response = isAxiosError(error) ? error.response : undefined
  if (response?.data instanceof ReadableStream) response.data = await readText(response.data)
  return error
}

/** The answer at the end of the events. */
async function answerOf<E extends StreamEndpoint>(
  { events }: E,
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StepOf<E>) => void,
): Promise<ResponseOf<E>> {
  // Nobody needs it before the first conversation.
  const { readEvents } = await import('./read-events')
  for await (const event of readEvents(body)) {
    const data = checked(events, event)
    // What the contract has checked just above has its types; the compiler cannot follow that through the names.
    if (event.name === 'done') return data as ResponseOf<E>
    if (event.name === 'failed') throw toStreamRefusal(data as Parameters<typeof toStreamRefusal>[0])
    if (data !== undefined) onEvent({ name: event.name, data } as StepOf<E>)
  }
  throw new Error('The stream broke off before its end.')
}

/**
 * Makes a call whose answer comes as events, each checked with the contract, and answers what the last one holds. A
 * server that answers at once, without events, is as good. Rejects as `call` does; a stream that breaks off is a
 * lost connection, and so is one that `signal` ends.
 */
export function stream<E extends StreamEndpoint>(
  endpoint: E,
  input: Input<E>,
  { onEvent, signal, idempotencyKey }: StreamOptions<E>,
): Promise<ResponseOf<E>> {
  const headers = idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }
  const config = { ...toRequest(endpoint, input, headers), signal }
  return guarded(endpoint, async () => {
    const { streamHttp } = await loadClients()
    const request = streamHttp.request<ReadableStream<Uint8Array>>(config)
    const response = await withinSilence(request).catch(async (error: unknown) => {
      throw await withReadBody(error)
    })
    const isStream = String(response.headers['content-type']).includes('text/event-stream')
    if (isStream) return await answerOf(endpoint, response.data, onEvent)
    return parsed(endpoint.response, await readText(response.data)) as ResponseOf<E>
  })
}
