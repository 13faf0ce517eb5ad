import fastifyCompress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this, compression costs more time than it saves. */
const MIN_BYTES = 1024
/** Up to this size, compression takes at most a millisecond; longer answers are compressed off the main thread. */
const MAX_SYNC_BYTES = 32 * 1024

/**
 * Compresses the answers of routes registered from now on, for callers that accept it. Request bodies are never
 * decompressed: a small one could expand to a huge one.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: MIN_BYTES,
    syncThreshold: MAX_SYNC_BYTES,
    globalDecompression: false,
  })
}
