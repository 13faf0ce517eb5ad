import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../domain/domain-error'
import { hasNul } from '../../domain/has-nul'

const MESSAGE = 'The text has characters that cannot be saved.'

/** No text of the database can hold the NUL character; refused here, it never becomes an error of ours. */
export async function refuseNul({ body, params, query }: FastifyRequest): Promise<void> {
  if ([body, params, query].some(hasNul)) throw new DomainError('invalid_request', MESSAGE)
}
