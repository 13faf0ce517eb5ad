import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../domain/domain-error'
import { SERVER_LIMITS } from './server-limits'

/** Runs before the rest of the request is read. */
export async function refuseLongUrl({ url }: FastifyRequest): Promise<void> {
  if (url.length <= SERVER_LIMITS.urlCharacters) return
  throw new DomainError('invalid_request', 'The address is too long.')
}

/** Refuses deep nesting before it reaches a recursive function. */
export async function refuseDeepBody({ body }: FastifyRequest): Promise<void> {
  let level = [body].filter(isNested)
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > SERVER_LIMITS.jsonDepth) {
      throw new DomainError('invalid_request', 'The request is nested too deeply.')
    }
    level = level.flatMap((value) => Object.values(value).filter(isNested))
  }
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
}
