import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { useAgent } from 'request-filtering-agent'
import type { CallResult } from '../../storage/tables/webhook-calls-table'

const TIMEOUT_MS = 10_000
/** How the agent refuses an address. */
const REFUSED = /is not allowed\. Because,? It is/

export interface Post {
  url: string
  headers: Readonly<Record<string, string | number>>
  body: string | Buffer
}

interface PostOptions {
  /** Whether addresses of the server's own networks are allowed. */
  allowsPrivate: boolean
  signal: AbortSignal
}

/**
 * Posts to an address that a person chose. Every address that its name leads to is checked when the connection is made,
 * so that none leads to the server's own networks. Redirects are not followed, and the body of the answer is not read.
 */
export function guardedPost(
  { url, headers, body }: Post,
  { allowsPrivate, signal }: PostOptions,
): Promise<CallResult> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const send = new URL(url).protocol === 'https:' ? request : plainRequest
  return new Promise((resolve) => {
    const outgoing = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: useAgent(url, { allowPrivateIPAddress: allowsPrivate }),
      signal: AbortSignal.any([timeout, signal]),
    })
    outgoing.on('response', (response) => {
      response.destroy()
      resolve({ status: response.statusCode ?? null, problem: null })
    })
    outgoing.on('error', (error) => {
      const refused = REFUSED.test(error.message) ? 'private_address' : 'unreachable'
      resolve({ status: null, problem: timeout.aborted ? 'timeout' : refused })
    })
    outgoing.end(body)
  })
}
