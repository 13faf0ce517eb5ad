import type { FastifyRequest } from 'fastify'
import type { Session } from '../../domain/account/access-token'
import { currentSession } from '../../domain/account/sessions'
import { DomainError } from '../../domain/domain-error'
import type { Services } from '../../domain/services'

const BEARER = /^Bearer ([\w.-]+)$/i

/**
 * The session whose token the request carries. It is looked up every time, so a revoked one ends at once.
 *
 * @throws DomainError `session_invalid`
 */
export async function authenticate(services: Services, request: FastifyRequest): Promise<Session> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const session = token === undefined ? null : await currentSession(services, token)
  if (!session) throw new DomainError('session_invalid')
  return session
}
