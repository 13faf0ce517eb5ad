import { type Endpoint, type ErrorBody, errorBody, type ResponseOf } from '@solvent/contracts'

const TIMEOUT_MS = 30_000

/** What a call sends; `body` may be as wrong as a test needs it. */
export interface Input {
  params?: { id: string; format?: string }
  query?: Record<string, string>
  body?: unknown
  token?: string
  /** The name of the request, so that it can be sent again. */
  key?: string
  /** Of the client, for a server that trusts the sender as a proxy. */
  address?: string
  /** What the page says of its releases of remotes. */
  releases?: string
  /** Milliseconds after which the client gives up; the server may still finish. 30 s when left out. */
  timeoutMs?: number
}

/** What the server says: an answer, or a refusal with its code. */
export interface Reply {
  status: number
  body: unknown
  code: string | null
}

export interface Refusal extends ErrorBody {
  status: number
}

/**
 * Sends a call as the browser would.
 *
 * @throws if the server cannot be reached, does not answer in time, or not with JSON
 */
export async function send(url: string, contract: Endpoint, input: Input): Promise<Reply> {
  const { params, query, body, timeoutMs = TIMEOUT_MS } = input
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const path =
    contract.path.replace('{id}', params?.id ?? '').replace('{format}', params?.format ?? 'json') + search
  const response = await fetch(url + path, {
    method: contract.method,
    headers: headersOf(input),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answered: unknown = await response.json()
  const refused = errorBody.safeParse(answered)
  return { status: response.status, body: answered, code: refused.success ? refused.data.code : null }
}

function headersOf({ token, key, address, releases, body }: Input): Record<string, string> {
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(address !== undefined && { 'x-forwarded-for': address }),
    ...(releases !== undefined && { 'x-solvent-releases': releases }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
}

/** The answer of a call that must succeed. */
export async function answer<E extends Endpoint>(
  url: string,
  contract: E,
  input: Input,
): Promise<ResponseOf<E>> {
  const { status, body } = await send(url, contract, input)
  if (status !== 200) throw new Error(`${contract.name}: ${status} ${JSON.stringify(body)}`)
  // Parsed by the very schema the type is made from.
  return contract.response.parse(body) as ResponseOf<E>
}

/** The refusal of a call that must fail. */
export async function refusal(url: string, contract: Endpoint, input: Input): Promise<Refusal> {
  const { status, body } = await send(url, contract, input)
  if (status < 400) throw new Error(`${contract.name} succeeded: ${JSON.stringify(body)}`)
  return { status, ...errorBody.parse(body) }
}
