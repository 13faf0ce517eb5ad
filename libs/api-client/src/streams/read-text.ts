import { IdleTimeoutError } from '../http/axios-errors'

/** Longer than a model thinks and than the server's heartbeat interval. */
const IDLE_TIMEOUT_MS = 60_000

/** Rejects if nothing arrives from the server for a minute. */
export async function withIdleTimeout<Next>(next: Promise<Next>): Promise<Next> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new IdleTimeoutError('Nothing arrived for a minute.')), IDLE_TIMEOUT_MS)
  })
  try {
    return await Promise.race([next, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** The text of a stream, part by part. Breaking out of the loop closes the connection. */
export async function* textParts(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await withIdleTimeout(reader.read())
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    // Rejects if the connection is closed already.
    reader.cancel().catch(() => undefined)
  }
}

/** The whole text of a stream. */
export async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  let text = ''
  for await (const part of textParts(body)) text += part
  return text
}
