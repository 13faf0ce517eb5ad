import type { FastifyRequest } from 'fastify'
import type { Session } from '../../domain/account/access-token'
import { sessionFromToken } from '../../domain/account/sessions'
import { DomainError } from '../../domain/domain-error'
import type { Services } from '../../domain/services'

const BEARER = /^Bearer ([\w.-]+)$/i

/**
 * The session of the request's token. Revocation is checked in the request's own transaction.
 *
 * @throws DomainError `session_invalid`
 */
export function authenticate(services: Services, request: FastifyRequest): Session {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const session = token === undefined ? null : sessionFromToken(services, token)
  if (!session) throw new DomainError('session_invalid')
  return session
}
