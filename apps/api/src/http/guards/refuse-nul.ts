import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../domain/domain-error'
import { hasNul } from '../../domain/has-nul'

const MESSAGE = 'The text has characters that cannot be saved.'

/** The database cannot store the NUL character; refusing it here avoids an internal error. */
export async function refuseNul({ body, params, query }: FastifyRequest): Promise<void> {
  if ([body, params, query].some(hasNul)) throw new DomainError('invalid_request', MESSAGE)
}
