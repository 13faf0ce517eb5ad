import type { FastifyRequest } from 'fastify'
import type { SignIn } from '../../domain/account/access-token'
import { currentSignIn } from '../../domain/account/sessions'
import { DomainError } from '../../domain/domain-error'
import type { Services } from '../../domain/services'

const BEARER = /^Bearer ([\w.-]+)$/i

/**
 * Whose token the request carries. The sign-in is looked up every time, so a revoked one ends at once.
 *
 * @throws DomainError `session_invalid`
 */
export async function authenticate(services: Services, request: FastifyRequest): Promise<SignIn> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const signIn = token === undefined ? null : await currentSignIn(services, token)
  if (!signIn) throw new DomainError('session_invalid')
  return signIn
}
