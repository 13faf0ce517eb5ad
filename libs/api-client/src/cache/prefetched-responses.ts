/** A prefetched response that is not used by then is discarded. */
const MAX_AGE_MS = 5000

const responses = new Map<string, Promise<unknown>>()

/** Starts a request whose response will be needed soon. */
export function addPrefetched(key: string, load: () => Promise<unknown>): void {
  if (responses.has(key)) return
  const response = load()
  responses.set(key, response)
  const discard = () => responses.get(key) === response && responses.delete(key)
  // After an unused failure, the page sends the request again.
  response.catch(discard)
  setTimeout(discard, MAX_AGE_MS)
}

/** A prefetched response. Each one is returned once. */
export function takePrefetched(key: string): Promise<unknown> | undefined {
  const response = responses.get(key)
  responses.delete(key)
  return response
}

/** Discards prefetched responses, which are stale after a save and private to a session. */
export function clearPrefetched(): void {
  responses.clear()
}
