import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@solvent/contracts'
import type { AxiosInstance, AxiosRequestConfig } from 'axios'
import { keepAnswer, knownAnswer } from '../cache/response-cache'
import { loadClients } from '../http/load-clients'
import { accessToken } from '../session/session'
import { newIdempotencyKey } from './idempotency-key'
import { filled, guarded, type LooseInput, toRequest } from './request'

const NOT_MODIFIED = 304

/** Files may be large: how long one is waited for, in either direction. */
const FILE_TIMEOUT_MS = 120_000

interface Parts<E extends Endpoint> {
  params: ParamsOf<E>
  body: BodyOf<E>
}

/** What a call of this endpoint takes: params for its path, a body, and what narrows a reading; or nothing. */
export type Input<E extends Endpoint> = {
  [Key in keyof Parts<E> as E extends Record<Key, object> ? Key : never]: Parts<E>[Key]
} & (E extends Record<'query', object> ? { query?: QueryOf<E> } : unknown)

interface Options {
  signal?: AbortSignal
  /** The same for every attempt at one save, so that the server does it once. */
  idempotencyKey?: string
}

function request<Answer>(endpoint: Endpoint, input: LooseInput, options: Options): Promise<Answer> {
  const { signal, idempotencyKey = newIdempotencyKey() } = options
  const isFile = endpoint.download !== undefined || endpoint.bodyLimit !== undefined
  const token = accessToken()
  const config = {
    ...toRequest(endpoint, input, endpoint.saves && { 'Idempotency-Key': idempotencyKey }),
    ...(signal && { signal }),
    ...(isFile && { timeout: FILE_TIMEOUT_MS }),
  }
  return guarded(endpoint, async () => {
    const { http } = await loadClients()
    if (endpoint.method === 'GET' && !isFile) return readUnlessKnown<Answer>(http, config, token)
    return (await http.request<Answer>(config)).data
  })
}

/** Asks for the answer only if it is another one than was given before in the session of the token. */
async function readUnlessKnown<Answer>(
  http: AxiosInstance,
  config: AxiosRequestConfig,
  token: string | null,
): Promise<Answer> {
  const url = http.getUri(config)
  const known = knownAnswer(token, url)
  const { status, data, headers } = await http.request<Answer>({
    ...config,
    ...(known && {
      headers: { ...config.headers, 'If-None-Match': known.tag },
      validateStatus: (code) => (code >= 200 && code < 300) || code === NOT_MODIFIED,
    }),
  })
  // Kept under the same address, whose answers are of this type.
  if (known && status === NOT_MODIFIED) return known.answer as Answer
  const { etag: tag } = headers
  // A late answer to an earlier session is not kept for the present one.
  if (typeof tag === 'string' && accessToken() === token) keepAnswer(token, url, { tag, answer: data })
  return data
}

/**
 * Makes the call; a refusal or a lost connection rejects with an ApiError. A call that needs a token and is
 * answered 401 ends the session, and so does a dashboard of nobody. A call that saves always carries an
 * idempotency key.
 */
export function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: Options = {},
): Promise<ResponseOf<E>> {
  return request<ResponseOf<E>>(endpoint, input, options)
}

/** The file name that the contract gives its answer. */
export function fileNameOf<E extends Endpoint>({ download = 'download' }: E, input: Input<E>): string {
  const { params }: LooseInput = input
  return filled(download, params)
}
