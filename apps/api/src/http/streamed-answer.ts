import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { ROWS_HEADER } from '@solvent/contracts'
import type { FastifyReply } from 'fastify'
import type { Sink } from '../domain/transfer/export'
import { SERVER_LIMITS } from './guards/server-limits'

/** Buffer for a slow reader, large enough that a typical export soon releases the database. */
const BUFFERED_BYTES = 4 * 2 ** 20

/**
 * Streams what `work` writes, no faster than the caller reads. A failure before the first byte is answered like any
 * other; a later one breaks the connection, so that a partial answer is not taken for a complete one.
 */
export function answerStream(
  reply: FastifyReply,
  signal: AbortSignal,
  work: (sink: Sink) => Promise<void>,
): Promise<FastifyReply> {
  const stream = new PassThrough({ highWaterMark: BUFFERED_BYTES })
  return new Promise((resolve, reject) => {
    let hasBegun = false
    const sink: Sink = {
      begin(rows) {
        hasBegun = true
        reply.raw.socket?.setTimeout(SERVER_LIMITS.longAnswerIdleMs)
        reply.header(ROWS_HEADER, String(rows))
        resolve(reply.send(stream))
      },
      async write(text) {
        signal.throwIfAborted()
        if (!stream.write(text)) await once(stream, 'drain', { signal })
      },
    }
    work(sink).then(
      () => stream.end(),
      (error: unknown) => {
        // A stream that was not sent has no error listener: its error would end the process.
        if (!hasBegun) return reject(error)
        stream.destroy(error instanceof Error ? error : new Error('The export failed.'))
      },
    )
  })
}
