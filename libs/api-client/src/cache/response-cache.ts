import { clearPrefetched } from './prefetched-responses'

interface CachedResponse {
  /** The ETag. */
  tag: string
  body: unknown
}

const MAX_RESPONSES = 50

let owner: string | null = null
/** By URL, the least recently used first. */
const responses = new Map<string, CachedResponse>()

/** The cached response of a URL in the session of this token. */
export function cachedResponse(token: string | null, url: string): CachedResponse | undefined {
  const cached = token === owner ? responses.get(url) : undefined
  if (cached) moveToEnd(url, cached)
  return cached
}

/** Caches a response in memory only. Private data must not be in the browser's HTTP cache. */
export function cacheResponse(token: string | null, url: string, response: CachedResponse): void {
  if (token !== owner) responses.clear()
  owner = token
  moveToEnd(url, response)
  const [oldest] = responses.keys()
  if (responses.size > MAX_RESPONSES && oldest !== undefined) responses.delete(oldest)
}

function moveToEnd(url: string, response: CachedResponse): void {
  responses.delete(url)
  responses.set(url, response)
}

export function clearResponses(): void {
  responses.clear()
  owner = null
  clearPrefetched()
}
