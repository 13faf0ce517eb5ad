import type { Endpoint } from '@solvent/contracts'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../domain/domain-error'

const VISIBLE_ASCII = /^[\x21-\x7e]{8,100}$/
const MESSAGE = 'The Idempotency-Key must be 8 to 100 visible ASCII characters.'

/**
 * The idempotency key of a request that may save something, if it has one.
 *
 * @throws DomainError `invalid_request`
 */
export function idempotencyKey({ saves, events }: Endpoint, { headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || (saves === undefined && events === undefined)) return undefined
  if (typeof key === 'string' && VISIBLE_ASCII.test(key)) return key
  throw new DomainError('invalid_request', MESSAGE)
}
