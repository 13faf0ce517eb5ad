import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@solvent/contracts'
import type { AxiosInstance, AxiosRequestConfig } from 'axios'
import { cachedResponse, cacheResponse } from '../cache/response-cache'
import { loadClients } from '../http/load-clients'
import { accessToken } from '../session/session'
import { newIdempotencyKey } from './idempotency-key'
import { filled, guardSession, type LooseInput, toRequest } from './request'

const NOT_MODIFIED = 304

/** For uploads and downloads, which may be large, and for long work on the server. */
const LONG_TIMEOUT_MS = 120_000

interface Parts<E extends Endpoint> {
  params: ParamsOf<E>
  /** A file is sent from where it is: a `File` from disk. */
  body: E extends Record<'upload', true> ? Blob | Uint8Array : BodyOf<E>
}

/** The input of an endpoint: path params, body and query, as far as it has them. */
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
  const isFile = (endpoint.download ?? endpoint.picture ?? endpoint.bodyLimit) !== undefined
  const token = accessToken()
  const config = {
    ...toRequest(endpoint, input, endpoint.saves && { 'Idempotency-Key': idempotencyKey }),
    ...(signal && { signal }),
    ...((isFile || endpoint.isLong) && { timeout: LONG_TIMEOUT_MS }),
  }
  return guardSession(endpoint, async () => {
    const { http } = await loadClients()
    if (endpoint.method === 'GET' && !isFile) return readCached<Answer>(http, config, token)
    return (await http.request<Answer>(config)).data
  })
}

/** Sends a conditional request if the response is cached. */
async function readCached<Answer>(
  http: AxiosInstance,
  config: AxiosRequestConfig,
  token: string | null,
): Promise<Answer> {
  const url = http.getUri(config)
  const cached = cachedResponse(token, url)
  const { status, data, headers } = await http.request<Answer>({
    ...config,
    ...(cached && {
      headers: { ...config.headers, 'If-None-Match': cached.tag },
      validateStatus: (code) => (code >= 200 && code < 300) || code === NOT_MODIFIED,
    }),
  })
  // Cached under the same URL, whose responses have this type.
  if (cached && status === NOT_MODIFIED) return cached.body as Answer
  const { etag: tag } = headers
  // A late response to an earlier session is not cached for the current one.
  if (typeof tag === 'string' && accessToken() === token) cacheResponse(token, url, { tag, body: data })
  return data
}

/**
 * Calls an endpoint. A refusal or a lost connection rejects with an ApiError. A 401 to a call with a token ends the
 * session, and so does a dashboard of a deleted user. A call that saves always has an idempotency key.
 */
export function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: Options = {},
): Promise<ResponseOf<E>> {
  return request<ResponseOf<E>>(endpoint, input, options)
}

/** The file name of a download, from the contract. */
export function fileNameOf<E extends Endpoint>(
  { download = 'download', downloadsByFormat = {} }: E,
  input: Input<E>,
): string {
  const { params, query }: LooseInput = input
  return filled(downloadsByFormat[String(query?.format)] ?? download, params)
}
