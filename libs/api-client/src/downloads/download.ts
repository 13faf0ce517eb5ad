import { type Endpoint, ROWS_HEADER } from '@solvent/contracts'
import type { Input } from '../calls/call'
import { guarded, toRequest } from '../calls/request'
import { loadClients } from '../http/load-clients'
import { withinSilence } from '../streams/read-text'
import { withReadBody } from '../streams/stream'

/** Parts of this size are handed to the browser, which keeps large ones on the disk and not in the page's memory. */
const PART_BYTES = 8 * 2 ** 20
const LINE_END = 0x0a

/** How much of a file has come. */
export interface DownloadProgress {
  bytes: number
  /** Rows that have come, of all; null where the server does not say how many there are. */
  rows: { done: number; all: number } | null
}

interface DownloadOptions {
  onProgress: (progress: DownloadProgress) => void
  signal: AbortSignal
}

/** Fetches a file bit by bit, so that it may be larger than the page's memory. Rejects as `call` does. */
export function download<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { onProgress, signal }: DownloadOptions,
): Promise<Blob> {
  const config = { ...toRequest(endpoint, input, { Accept: '*/*' }), signal }
  return guarded(endpoint, async () => {
    const { streamHttp } = await loadClients()
    const request = streamHttp.request<ReadableStream<Uint8Array<ArrayBuffer>>>(config)
    const { data, headers } = await withinSilence(request).catch(async (error: unknown) => {
      throw await withReadBody(error)
    })
    return collected(data, Number(headers[ROWS_HEADER] ?? 0), onProgress)
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
  let [bytes, kept, done] = [0, 0, 0]
  try {
    for (;;) {
      const next = await withinSilence(reader.read())
      if (next.done) return new Blob([...parts, ...chunks])
      chunks.push(next.value)
      bytes += next.value.length
      done += next.value.reduce((ends, byte) => (byte === LINE_END ? ends + 1 : ends), 0)
      onProgress({ bytes, rows: all > 0 ? { done: Math.min(done, all), all } : null })
      if (bytes - kept < PART_BYTES) continue
      parts.push(new Blob(chunks))
      chunks = []
      kept = bytes
    }
  } finally {
    // A connection that is closed already has nothing to cancel.
    reader.cancel().catch(() => undefined)
  }
}
