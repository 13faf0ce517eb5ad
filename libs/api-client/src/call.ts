import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@solvent/contracts'
import { toApiError } from './api-error'
import { http } from './http'
import { newIdempotencyKey } from './idempotency-key'
import { endSession } from './session'

interface Parts<E extends Endpoint> {
  params: ParamsOf<E>
  body: BodyOf<E>
}

/** What a call of this endpoint takes: params for its path, a body, and what narrows a reading; or nothing. */
export type Input<E extends Endpoint> = {
  [Key in keyof Parts<E> as E extends Record<Key, object> ? Key : never]: Parts<E>[Key]
} & (E extends Record<'query', object> ? { query?: QueryOf<E> } : unknown)

interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

interface Options {
  signal?: AbortSignal
  /** The same for every try of one wish to save, so that the server does it once. */
  idempotencyKey?: string
}

function pathOf(endpoint: Endpoint, params: Record<string, string> = {}): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/**
 * Makes the call; a refusal or a lost connection rejects with an ApiError. A call that needs a token and is
 * answered 401 ends the session; a refused login is only an answer to its form. A call that saves always carries
 * an idempotency key.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, idempotencyKey = newIdempotencyKey() }: Options = {},
): Promise<ResponseOf<E>> {
  const { params, query, body }: LooseInput = input
  try {
    const response = await http.request<ResponseOf<E>>({
      method: endpoint.method,
      url: pathOf(endpoint, params),
      params: query,
      data: body,
      ...(endpoint.saves && { headers: { 'Idempotency-Key': idempotencyKey } }),
      ...(signal && { signal }),
    })
    return response.data
  } catch (error) {
    const refusal = toApiError(error)
    if (refusal.status === 401 && endpoint.access === 'signed-in') endSession('ended')
    throw refusal
  }
}
