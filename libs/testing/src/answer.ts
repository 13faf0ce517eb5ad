import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@solvent/contracts'
import { Refusal } from './refusal'

interface Request<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
}

/** One call of the contracts with what the fake server does at it. */
export interface Answer {
  readonly endpoint: Endpoint
  /** Checks the request, acts, and checks the answer, each with the contract. */
  readonly reply: (params: unknown, query: unknown, body: unknown) => unknown
}

/** The part of a request as its contract reads it; a wrong one is refused with its fields. */
function checked(shape: Endpoint['body'], value: unknown): unknown {
  if (!shape) return undefined
  const result = shape.safeParse(value)
  if (result.success) return result.data
  const fields = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  throw new Refusal('invalid_request', undefined, fields)
}

/** Says what the fake server does at a call. */
export function answer<E extends Endpoint>(endpoint: E, act: (request: Request<E>) => ResponseOf<E>): Answer {
  return {
    endpoint,
    reply(params, query, body) {
      const request = {
        params: checked(endpoint.params, params),
        query: checked(endpoint.query, query),
        body: checked(endpoint.body, body),
      }
      // The contract has just checked all three; the compiler cannot follow that through the generic.
      return endpoint.response.parse(act(request as Request<E>))
    },
  }
}
