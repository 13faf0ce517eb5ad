import type { BodyOf, Endpoint, ParamsOf, ResponseOf } from '@solvent/contracts'
import { toApiError } from './api-error'
import { http } from './http'
import { endSession } from './session'

/** What a call of this endpoint takes: params for its path, a body, both or nothing. */
export type Input<E extends Endpoint> = {
  [Key in 'params' | 'body' as E extends Record<Key, object> ? Key : never]: Key extends 'params'
    ? ParamsOf<E>
    : BodyOf<E>
}

interface LooseInput {
  params?: Record<string, string>
  body?: unknown
}

function pathOf(endpoint: Endpoint, params: Record<string, string> = {}): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/**
 * Makes the call; a refusal or a lost connection rejects with an ApiError. A call that needs a token and is
 * answered 401 ends the session; a refused login is only an answer to its form.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal?: AbortSignal,
): Promise<ResponseOf<E>> {
  const { params, body }: LooseInput = input
  try {
    const response = await http.request<ResponseOf<E>>({
      method: endpoint.method,
      url: pathOf(endpoint, params),
      data: body,
      ...(signal && { signal }),
    })
    return response.data
  } catch (error) {
    const refusal = toApiError(error)
    if (refusal.status === 401 && endpoint.access === 'signed-in') endSession('ended')
    throw refusal
  }
}
