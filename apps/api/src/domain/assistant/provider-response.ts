/** More than any answer needs; what sends more is no provider. */
const LARGEST_ANSWER = 2_000_000

/**
 * `fetch` for a model provider: the key goes to the provider and nowhere else, so a redirect is a failure, and an answer
 * without end is cut off.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  const { status, statusText, headers } = response
  // Once the head has come, Node 20 may forget the signal of the request and wait for the body without end.
  const body = response.body.pipeThrough(bounded(), init?.signal ? { signal: init.signal } : {})
  return new Response(body, { status, statusText, headers })
}

function bounded(): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length
      if (size > LARGEST_ANSWER) controller.error(new Error('The answer of the provider is too large.'))
      else controller.enqueue(chunk)
    },
  })
}
