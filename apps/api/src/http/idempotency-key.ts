import type { Endpoint } from '@solvent/contracts'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../domain/domain-error'

const VISIBLE_ASCII = /^[\x21-\x7e]{8,100}$/
const MESSAGE = 'The Idempotency-Key must be 8 to 100 visible ASCII characters.'

/** Whether the call may save something, so that repeating a request must be safe. */
export function acceptsIdempotencyKey({ method, access, saves, events, hasSecret }: Endpoint): boolean {
  if (hasSecret) return false
  return access !== 'guest' && method !== 'GET' && (saves !== undefined || events !== undefined)
}

/**
 * The idempotency key of a request that may save something, if it has one.
 *
 * @throws DomainError `invalid_request`
 */
export function idempotencyKey(contract: Endpoint, { headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || !acceptsIdempotencyKey(contract)) return undefined
  if (typeof key === 'string' && VISIBLE_ASCII.test(key)) return key
  throw new DomainError('invalid_request', MESSAGE)
}
