/** How long the next part of something is waited for: who waits knows within 4 seconds that it does not come. */
const SILENCE_MS = 3500

type Progress = () => void

/**
 * Waits for `act` for as long as it reports progress: a slow connection that goes on delivering is waited for, one that falls silent
 * is given up. What was under way when it ends is aborted by `signal`.
 */
export async function withinSilence<Answer>(
  act: (signal: AbortSignal, progress: Progress) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const progress = () => {
    clearTimeout(timer)
    timer = setTimeout(() => controller.abort(new Error('Nothing came for too long')), SILENCE_MS)
  }
  progress()
  try {
    return await act(controller.signal, progress)
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}

/** Reads an address to its end. Rejects when the answer is not a success. */
export async function readWhole(url: string, init: RequestInit, progress: Progress): Promise<Response> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new Error(`${url} could not be loaded`, { cause })
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  progress()
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    progress()
    parts.push(part.value)
  }
  return new Response(new Blob(parts), { headers: response.headers })
}
