import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SERVER_LIMITS } from './server-limits'

const BODY = JSON.stringify({ error: 'The request took too long to arrive.', code: 'invalid_request' })
const REFUSAL = [
  'HTTP/1.1 408 Request Timeout',
  'Connection: close',
  'Content-Type: application/json',
  `Content-Length: ${BODY.length}`,
  '',
  BODY,
].join('\r\n')

/**
 * Closes connections whose body does not arrive in time. Node has one limit for all routes, and an import may take
 * longer than any other request; once it is answered, the rest of its body gets the usual limit.
 */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (hasBody(request) && !request.routeOptions.config.hasLongBody) closeUnlessComplete(request)
  })
  app.addHook('onResponse', async (request) => {
    if (hasBody(request) && request.routeOptions.config.hasLongBody) closeUnlessComplete(request)
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function closeUnlessComplete({ raw }: FastifyRequest): void {
  const { socket } = raw
  const timer = setTimeout(() => {
    if (raw.complete || socket.destroyed) return
    socket.end(REFUSAL)
    socket.destroySoon()
  }, SERVER_LIMITS.requestMs)
  timer.unref()
  raw.once('close', () => clearTimeout(timer))
}
