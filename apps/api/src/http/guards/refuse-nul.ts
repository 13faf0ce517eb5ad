import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../domain/domain-error'
import { hasNul } from '../../domain/has-nul'

const MESSAGE = 'The text contains characters that we cannot save.'

/** The database cannot store the NUL character; refusing it here avoids an internal error. */
export async function refuseNul({ body, params, query }: FastifyRequest): Promise<void> {
  if ([body, params, query].some(hasNul)) throw new DomainError('invalid_request', MESSAGE)
}
