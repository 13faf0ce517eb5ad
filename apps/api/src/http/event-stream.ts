import type { Endpoint } from '@solvent/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { toErrorBody } from './error-handler'
import { Heartbeats } from './heartbeats'

const EVENT_STREAM = 'text/event-stream'

/** A comment line, so that neither a page nor a proxy takes silence for a dead connection. */
const HEARTBEAT = ':\n\n'
/** For all streams of this process. */
const heartbeats = new Heartbeats()

/** Sends one event of the contract to the caller; does nothing if the caller did not ask for events. */
export type Emit = (event: string, data: unknown) => void

/** Whether the caller asked for events before the answer. */
export function wantsEvents({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes(EVENT_STREAM)
}

/** Aborts when the caller disconnects before the answer is complete. */
export function callerSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('The caller went away.'))
  })
  return controller.signal
}

/**
 * Answers with events: those that `work` emits, then `done` with its answer or `failed` with its refusal. The status is
 * 200 from the first byte, so an invalid request must be refused before.
 */
export async function answerWithEvents(
  { events = {}, response }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (emit: Emit) => Promise<unknown>,
): Promise<FastifyReply> {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...headersOf(reply),
    'content-type': `${EVENT_STREAM}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const write = (text: string) => {
    if (!raw.destroyed) raw.write(text)
  }
  const emit: Emit = (event, data) => {
    const schema = events[event]
    if (!schema) throw new Error(`The contract has no event ${event}.`)
    write(`event: ${event}\ndata: ${JSON.stringify(z.encode(schema, data))}\n\n`)
  }
  const endHeartbeat = heartbeats.add(() => write(HEARTBEAT))
  try {
    emit('done', z.encode(response, await work(emit)))
  } catch (error) {
    const body = toErrorBody(error)
    if (body.code === 'internal') request.log.error({ err: error }, 'request failed')
    emit('failed', body)
  } finally {
    endHeartbeat()
    raw.end()
  }
  return reply
}

/** The headers that hooks have set so far, including the security headers. */
function headersOf(reply: FastifyReply): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value : String(value)
  }
  return headers
}
