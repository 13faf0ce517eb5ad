import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@solvent/contracts'
import { Refusal } from './refusal'

interface Request<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
}

/** An endpoint of the contracts and how the fake server handles it. */
export interface Answer {
  readonly endpoint: Endpoint
  /** Parses the request, handles it and parses the response, each with the contract's schema. */
  readonly reply: (params: unknown, query: unknown, body: unknown) => unknown
}

/** Parses one part of a request. Throws a refusal with the invalid fields. */
function parse(shape: Endpoint['body'], value: unknown): unknown {
  if (!shape) return undefined
  const result = shape.safeParse(value)
  if (result.success) return result.data
  const fields = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  throw new Refusal('invalid_request', undefined, fields)
}

/** Defines how the fake server handles an endpoint. */
export function answer<E extends Endpoint>(
  endpoint: E,
  handle: (request: Request<E>) => ResponseOf<E>,
): Answer {
  return {
    endpoint,
    reply(params, query, body) {
      const request = {
        params: parse(endpoint.params, params),
        query: parse(endpoint.query, query),
        body: parse(endpoint.body, body),
      }
      // All three have just been parsed, which TypeScript cannot infer for a generic endpoint.
      return endpoint.response.parse(handle(request as Request<E>))
    },
  }
}
