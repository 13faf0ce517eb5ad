import { Silence } from '../http/axios-errors'

/** How long the next part of a stream is waited for: longer than a model thinks, or a server is silent. */
const SILENCE_MS = 60_000

/** What comes next from the server; a silence of a minute is a lost connection. */
export async function withinSilence<Next>(next: Promise<Next>): Promise<Next> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence('Nothing came for a minute.')), SILENCE_MS)
  })
  try {
    return await Promise.race([next, silence])
  } finally {
    clearTimeout(timer)
  }
}

/** The text of a stream, part by part. Whoever stops before the end closes the connection. */
export async function* textParts(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await withinSilence(reader.read())
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    // A connection that is closed already has nothing to cancel.
    reader.cancel().catch(() => undefined)
  }
}

/** The whole text of a stream. */
export async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  let text = ''
  for await (const part of textParts(body)) text += part
  return text
}
