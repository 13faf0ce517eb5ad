/** Short enough that an unavailable remote is reported within 4 seconds. */
const IDLE_TIMEOUT_MS = 3500

type ReportProgress = () => void

/**
 * Runs `work` for as long as it reports progress, so that a slow connection may finish while a stalled one fails.
 * Aborts `signal` when the work ends or times out.
 */
export async function withIdleTimeout<Result>(
  work: (signal: AbortSignal, reportProgress: ReportProgress) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const reportProgress = () => {
    clearTimeout(timer)
    timer = setTimeout(() => controller.abort(new Error('Timed out')), IDLE_TIMEOUT_MS)
  }
  reportProgress()
  try {
    return await work(controller.signal, reportProgress)
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}

/** Fetches a URL with its whole body. @throws Error if it fails or its status is not a success */
export async function fetchWithProgress(
  url: string,
  init: RequestInit,
  reportProgress: ReportProgress,
): Promise<Response> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new Error(`${url} could not be loaded`, { cause })
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  reportProgress()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    reportProgress()
    chunks.push(chunk.value)
  }
  return new Response(new Blob(chunks), { headers: response.headers })
}
