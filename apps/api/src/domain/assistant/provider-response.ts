/** More than any response needs. */
const MAX_RESPONSE_BYTES = 2_000_000

/**
 * `fetch` for a model provider. A redirect fails, so that the key goes nowhere else, and an oversized response is cut
 * off.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  const { status, statusText, headers } = response
  // After the headers, Node 20 may drop the request's signal and wait for the body forever.
  const body = response.body.pipeThrough(bounded(), init?.signal ? { signal: init.signal } : {})
  return new Response(body, { status, statusText, headers })
}

function bounded(): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length
      if (size > MAX_RESPONSE_BYTES) controller.error(new Error('The answer of the provider is too large.'))
      else controller.enqueue(chunk)
    },
  })
}
