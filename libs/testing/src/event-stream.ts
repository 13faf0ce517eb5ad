import { type BankImport, type ChatReply, saveBankImport, streamSaves } from '@solvent/contracts'
import type { AxiosResponse } from 'axios'

/** Pauses a stream after so many events. */
export interface Interruption {
  readonly after: number
  readonly decided: Promise<'resumed' | 'cut'>
  /** Sends the rest. */
  resume: () => void
  /** Ends the stream at this point. */
  cut: () => void
}

export function interruption(after: number): Interruption {
  let decide: (outcome: 'resumed' | 'cut') => void = () => {}
  const decided = new Promise<'resumed' | 'cut'>((resolve) => (decide = resolve))
  return { after, decided, resume: () => decide('resumed'), cut: () => decide('cut') }
}

interface StreamOptions {
  interrupted: Interruption | undefined
  paceMs: number
}

/** A file response as a stream. */
export function toFile(response: AxiosResponse<string | Uint8Array>): AxiosResponse {
  const { data } = response
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(typeof data === 'string' ? new TextEncoder().encode(data) : data)
      controller.close()
    },
  })
  return { ...response, data: body }
}

/** An open stream without events: in tests the person has only one page. */
function toOpenStream(response: AxiosResponse<string>): AxiosResponse {
  const { signal } = response.config
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => signal?.addEventListener?.('abort', () => controller.error(new Error('Stopped'))),
  })
  return { ...response, headers: { 'content-type': 'text/event-stream' }, data: body }
}

/** A reply of the assistant: a step, a delta for each word, and the complete reply. */
function replyEvents(text: string): [string, unknown][] {
  const reply: ChatReply = JSON.parse(text)
  return [
    ['step', { label: 'Reading your liabilities...', ms: null }],
    ...reply.reply.split(/(?<=\s)/).map((part): [string, unknown] => ['delta', { text: part }]),
    ['done', reply],
  ]
}

/** An import: half of its lines, all of them, and the import itself. */
function importEvents(text: string): [string, unknown][] {
  const saved: BankImport = JSON.parse(text)
  const { lines: of } = saved
  return [
    ['progress', { written: Math.floor(of / 2), of }],
    ['progress', { written: of, of }],
    ['done', saved],
  ]
}

/** A response as an event stream. */
export function toStream(
  response: AxiosResponse<string>,
  { interrupted, paceMs }: StreamOptions,
): AxiosResponse {
  if (response.config.url === streamSaves.path) return toOpenStream(response)
  const toEvents = response.config.url === saveBankImport.path ? importEvents : replyEvents
  const events = toEvents(response.data)
  const { signal } = response.config
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      signal?.addEventListener?.('abort', () => controller.error(new Error('Stopped')))
      for (const [index, [name, data]] of events.entries()) {
        if (interrupted?.after === index && (await interrupted.decided) === 'cut') break
        if (paceMs > 0) await new Promise((resolve) => setTimeout(resolve, paceMs))
        if (signal?.aborted) return
        controller.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`))
      }
      if (!signal?.aborted) controller.close()
    },
  })
  return { ...response, headers: { 'content-type': 'text/event-stream' }, data: body }
}
