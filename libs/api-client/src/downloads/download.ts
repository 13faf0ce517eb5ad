import { type Endpoint, ROWS_HEADER } from '@solvent/contracts'
import type { Input } from '../calls/call'
import { guardSession, toRequest } from '../calls/request'
import { loadClients } from '../http/load-clients'
import { withIdleTimeout } from '../streams/read-text'
import { withErrorBody } from '../streams/stream'

/** Chunks are merged into blobs of this size, which the browser may store on disk. */
const BLOB_BYTES = 8 * 2 ** 20
const LINE_END = 0x0a

/** The progress of a download. */
export interface DownloadProgress {
  bytes: number
  /** Rows received, of all; null if the server does not say how many there are. */
  rows: { done: number; all: number } | null
}

interface DownloadOptions {
  onProgress: (progress: DownloadProgress) => void
  signal: AbortSignal
}

/** Streams a file, which may be larger than the page's memory, into a blob of its type. Rejects like `call`. */
export function download<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { onProgress, signal }: DownloadOptions,
): Promise<Blob> {
  const config = { ...toRequest(endpoint, input, { Accept: '*/*' }), signal }
  return guardSession(endpoint, async () => {
    const { streamHttp } = await loadClients()
    const request = streamHttp.request<ReadableStream<Uint8Array<ArrayBuffer>>>(config)
    const { data, headers } = await withIdleTimeout(request).catch(async (error: unknown) => {
      throw await withErrorBody(error)
    })
    const file = await collected(data, Number(headers[ROWS_HEADER] ?? 0), onProgress)
    return new Blob([file], { type: String(headers['content-type'] ?? '') })
  })
}

async function collected(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  all: number,
  onProgress: DownloadOptions['onProgress'],
): Promise<Blob> {
  const reader = body.getReader()
  const parts: Blob[] = []
  let chunks: Uint8Array<ArrayBuffer>[] = []
  let [bytes, merged, done] = [0, 0, 0]
  try {
    for (;;) {
      const next = await withIdleTimeout(reader.read())
      if (next.done) return new Blob([...parts, ...chunks])
      chunks.push(next.value)
      bytes += next.value.length
      done += next.value.reduce((ends, byte) => (byte === LINE_END ? ends + 1 : ends), 0)
      onProgress({ bytes, rows: all > 0 ? { done: Math.min(done, all), all } : null })
      if (bytes - merged < BLOB_BYTES) continue
      parts.push(new Blob(chunks))
      chunks = []
      merged = bytes
    }
  } finally {
    // Rejects if the connection is closed already.
    reader.cancel().catch(() => undefined)
  }
}
