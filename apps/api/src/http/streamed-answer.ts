import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { ROWS_HEADER } from '@solvent/contracts'
import type { FastifyReply } from 'fastify'
import type { Sink } from '../domain/transfer/export'
import { SERVER_LIMITS } from './guards/server-limits'

/** So much of an answer may wait for a slow reader; a usual export is done with the database by then. */
const BUFFERED_BYTES = 4 * 2 ** 20

/**
 * Answers with what `work` writes, while it is being written and no faster than the caller reads. A failure before the
 * first byte is answered like any other; after it the connection breaks, so that nobody takes a half for the whole.
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
        reply.raw.socket?.setTimeout(SERVER_LIMITS.conversationSilenceMs)
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
        // Nobody listens to a stream that was not sent: its error would end the process.
        if (!hasBegun) return reject(error)
        stream.destroy(error instanceof Error ? error : new Error('The export failed.'))
      },
    )
  })
}
