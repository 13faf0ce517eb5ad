import { type Endpoint, type ErrorBody, errorBody, type ResponseOf } from '@solvent/contracts'

const TIMEOUT_MS = 30_000
/** For files: on a busy machine, several of one person are read one after another. */
const FILE_TIMEOUT_MS = 120_000

/** The input of a call; a test may send an invalid `body`. Text is sent as it is, and bytes as those of a file. */
export interface Input {
  params?: { id: string; format?: string }
  query?: Record<string, string>
  body?: unknown
  token?: string
  /** The idempotency key, for sending the request again. */
  key?: string
  /** The client address to forward, for a server that trusts this machine as a proxy. */
  address?: string
  /** The `Cookie` header. */
  cookie?: string
  /** The name that the client gives itself. */
  userAgent?: string
  /** The page's releases of remotes, as sent in X-Solvent-Releases. */
  releases?: string
  /** How long the client waits for books to be brought up to date before it shows them as they are. */
  waitSeconds?: number
  /** Milliseconds until the client gives up; the server may still finish. 30 s by default, 120 s for a file. */
  timeoutMs?: number
}

/** The server's response; `code` is null unless it is an error. */
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
 * @throws if the server cannot be reached, times out or does not respond with JSON
 */
export async function send(url: string, contract: Endpoint, input: Input): Promise<Reply> {
  const { params, query, body } = input
  const { timeoutMs = contract.bodyLimit ? FILE_TIMEOUT_MS : TIMEOUT_MS } = input
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const path =
    contract.path.replace('{id}', params?.id ?? '').replace('{format}', params?.format ?? 'json') + search
  const response = await fetch(url + path, {
    method: contract.method,
    headers: headersOf(input),
    ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answered: unknown = await response.json()
  const refused = errorBody.safeParse(answered)
  return { status: response.status, body: answered, code: refused.success ? refused.data.code : null }
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array
}

function headersOf({
  token,
  key,
  address,
  cookie,
  userAgent,
  releases,
  waitSeconds,
  body,
}: Input): Record<string, string> {
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(cookie !== undefined && { cookie }),
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(address !== undefined && { 'x-forwarded-for': address }),
    ...(releases !== undefined && { 'x-solvent-releases': releases }),
    ...(waitSeconds !== undefined && { prefer: `wait=${waitSeconds}` }),
    ...(body !== undefined && { 'content-type': mediaTypeOf(body) }),
  }
}

function mediaTypeOf(body: unknown): string {
  return body instanceof Uint8Array ? 'application/octet-stream' : 'application/json'
}

/** The response of a call that must succeed. */
export async function answer<E extends Endpoint>(
  url: string,
  contract: E,
  input: Input,
): Promise<ResponseOf<E>> {
  return answerOf(contract, await send(url, contract, input))
}

/** The response in the reply to a call that must succeed. */
export function answerOf<E extends Endpoint>(contract: E, { status, body }: Reply): ResponseOf<E> {
  if (status !== 200) throw new Error(`${contract.name}: ${status} ${JSON.stringify(body)}`)
  // Parsed with the schema that the type is inferred from.
  return contract.response.parse(body) as ResponseOf<E>
}

/** The error of a call that must fail. */
export async function refusal(url: string, contract: Endpoint, input: Input): Promise<Refusal> {
  const { status, body } = await send(url, contract, input)
  if (status < 400) throw new Error(`${contract.name} succeeded: ${JSON.stringify(body)}`)
  return { status, ...errorBody.parse(body) }
}
