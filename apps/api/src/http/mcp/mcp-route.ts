import { createMcpHandler, localhostAllowedOrigins, validateOriginHeader } from '@modelcontextprotocol/server'
import { type Endpoint, toSavedTable } from '@solvent/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { DomainError } from '../../domain/domain-error'
import type { LiveSaves } from '../../domain/live/live-saves'
import { answerError } from '../error-handler'
import { RESOURCE_METADATA_PATH } from '../oauth/metadata'
import { originOf } from '../origin'
import type { SignedInRequests } from '../signed-in-requests'
import { textHeaders } from '../text-headers'
import { mcpServer } from './mcp-server'

/** What admits a request to `/mcp`: an API token that may read. What else it may is decided by each tool. */
const MCP: Endpoint = { name: 'mcp', method: 'POST', path: '/mcp', access: 'read', response: z.unknown() }

/**
 * The Model Context Protocol over streamable HTTP. Every request has its own token and its own server, and no
 * session is kept between requests.
 */
export function mcpRoute(
  app: FastifyInstance,
  { signedIn, live }: { signedIn: SignedInRequests; live: LiveSaves },
): void {
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: MCP.path,
    async onRequest(request, reply) {
      requireLocalOrigin(request)
      return signedIn.admit(MCP, request, reply)
    },
    async handler(request, reply) {
      const { guard, services } = signedIn.of(request) ?? {}
      const token = guard?.token
      // Only programs call this; a page has no token of this kind.
      if (!guard || !services || !token) throw new DomainError('session_invalid')
      const { userId } = guard.session
      const program = { tokenId: token.id, name: token.name, scope: token.scope }
      const onSaved = (table: string) =>
        live.announce({ userId, sessionId: token.id, tables: [toSavedTable(table)] })
      const { fetch: answer } = createMcpHandler(() => mcpServer({ services, userId, program, onSaved }))
      return reply.send(await answer(toWebRequest(request), { parsedBody: request.body }))
    },
    async errorHandler(error, request, reply) {
      // How to authenticate (RFC 9728, 5.1).
      if (error instanceof DomainError && error.code === 'session_invalid') {
        const metadata = originOf(request) + RESOURCE_METADATA_PATH
        reply.header('WWW-Authenticate', `Bearer resource_metadata="${metadata}"`)
      }
      return answerError(error, request, reply)
    },
  })
}

/**
 * Refuses pages of other sites, also those whose name leads here (DNS rebinding). Programs send no origin; tools that
 * run as a page on this machine do.
 */
function requireLocalOrigin({ headers: { origin } }: FastifyRequest): void {
  if (!validateOriginHeader(origin, localhostAllowedOrigins()).ok)
    throw new DomainError('insufficient_scope', 'Pages of other sites may not use this address.')
}

function toWebRequest(request: FastifyRequest): Request {
  const { method, url } = request
  return new Request(originOf(request) + url, { method, headers: textHeaders(request) })
}
