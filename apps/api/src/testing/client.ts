import { type Endpoint, type ErrorBody, errorBody, type ResponseOf } from '@solvent/contracts'

/** What a call sends; `body` may be as wrong as a test needs it. */
export interface Input {
  params?: { id: string; format?: string }
  query?: Record<string, string>
  body?: unknown
  token?: string
  /** The name of the request, so that it can be sent again. */
  key?: string
}

export interface Refusal extends ErrorBody {
  status: number
}

/** Sends a call as the browser would. */
function send(
  url: string,
  contract: Endpoint,
  { params, query, body, token, key }: Input,
): Promise<Response> {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const path =
    contract.path.replace('{id}', params?.id ?? '').replace('{format}', params?.format ?? 'json') + search
  return fetch(url + path, {
    method: contract.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

/** The answer of a call that must succeed. */
export async function answer<E extends Endpoint>(
  url: string,
  contract: E,
  input: Input,
): Promise<ResponseOf<E>> {
  const response = await send(url, contract, input)
  const body: unknown = await response.json()
  if (response.status !== 200) throw new Error(`${contract.name}: ${response.status} ${JSON.stringify(body)}`)
  // Parsed by the very schema the type is made from.
  return contract.response.parse(body) as ResponseOf<E>
}

/** The refusal of a call that must fail. */
export async function refusal(url: string, contract: Endpoint, input: Input): Promise<Refusal> {
  const response = await send(url, contract, input)
  const body: unknown = await response.json()
  if (response.ok) throw new Error(`${contract.name} succeeded: ${JSON.stringify(body)}`)
  return { status: response.status, ...errorBody.parse(body) }
}
