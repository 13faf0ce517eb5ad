import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../domain/domain-error'

const MESSAGE = 'The text has characters that cannot be saved.'

/** No text of the database can hold the NUL character; refused here, it never becomes an error of ours. */
export async function refuseNul({ body, params, query }: FastifyRequest): Promise<void> {
  if ([body, params, query].some(hasNul)) throw new DomainError('invalid_request', MESSAGE)
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, entry]) => key.includes('\0') || hasNul(entry))
}
