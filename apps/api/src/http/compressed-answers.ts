import fastifyCompress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below it, compressing costs more time than it saves. */
const SMALLEST_BYTES = 1024
/** Up to it an answer is compressed in a millisecond at most; longer ones leave the thread free for others meanwhile. */
const AT_ONCE_BYTES = 32 * 1024

/**
 * Compresses what the routes registered from now on answer, for callers that take it. Bodies of requests are never
 * unpacked: a small one could become a large one.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: SMALLEST_BYTES,
    syncThreshold: AT_ONCE_BYTES,
    globalDecompression: false,
  })
}
